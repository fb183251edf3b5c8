// A picture to draw: its name, its language and theme, and its content.
#pragma once

#include "ui/painter.h"
#include "ui/panels/panel.h"
#include "ui/screen.h"
#include "view/scene.h"

#include <functional>
#include <string>
#include <vector>

namespace mitts::look {

/// A window size for pictures.
struct Size {
    std::string name;
    int width = 0;
    int height = 0;
    float density = 1;
};

struct Picture {
    std::string name;
    ui::Look look{};
    i18n::Language language = i18n::Language::English;
    std::function<view::Scene(const view::Viewport&)> scene;
    /// Draws a panel over the scene. The function is empty if there is no panel.
    std::function<void(const ui::PanelContext&)> panel{};
};

/// A picture that has been written to a file: its name, its size and the file's name.
struct Drawn {
    std::string picture;
    std::string size;
    std::string file;
};

/// Writes index.html, which shows all pictures, to `folder`. Returns false if the file cannot be written.
bool write_gallery(const std::string& folder, const std::vector<Drawn>& drawn);

/// Each of these functions returns one group of pictures.
std::vector<Picture> card_pictures();
std::vector<Picture> panel_pictures();
std::vector<Picture> why_pictures();
std::vector<Picture> table_pictures();

} // namespace mitts::look
