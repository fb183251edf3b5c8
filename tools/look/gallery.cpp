// Writes the page that shows every picture in all sizes and languages, side by side.
#include "picture.h"

#include <fstream>
#include <map>

namespace mitts::look {

namespace {

constexpr std::string_view head = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mitts: every card, state and panel</title>
<style>
  body { margin: 24px; background: #22282c; color: #f3ecdd; font: 16px/1.4 "Atkinson Hyperlegible", sans-serif; }
  h1, h2 { font-size: 20px; }
  a { color: inherit; }
  nav { columns: 5 220px; }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; height: 480px; max-width: 90vw; object-fit: contain; }
</style>
<h1>Every card, state and panel</h1>
)";

} // namespace

bool write_gallery(const std::string& folder, const std::vector<Drawn>& drawn) {
    std::map<std::string, std::vector<const Drawn*>> by_name;
    for (const auto& one : drawn) {
        by_name[one.picture].push_back(&one);
    }
    std::ofstream page(folder + "/index.html");
    page << head << "<nav>\n";
    for (const auto& [name, sizes] : by_name) {
        page << "<a href=\"#" << name << "\">" << name << "</a><br>\n";
    }
    page << "</nav>\n";
    for (const auto& [name, sizes] : by_name) {
        page << "<h2 id=\"" << name << "\">" << name << "</h2>\n<section>\n";
        for (const auto* one : sizes) {
            page << "<figure><a href=\"" << one->file << "\"><img loading=\"lazy\" src=\"" << one->file
                 << "\" alt=\"\"></a>" << one->size << "</figure>\n";
        }
        page << "</section>\n";
    }
    return page.good();
}

} // namespace mitts::look
