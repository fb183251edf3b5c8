// Dear ImGui's tables and columns, which no panel has, for the page. Its core still asks them to keep their settings, to let memory
// go and to end; these have nothing of any of it.

#include "imgui.h"
#include "imgui_internal.h"

void ImGui::TableSettingsAddSettingsHandler() {
}
void ImGui::TableGcCompactSettings() {
}
void ImGui::TableGcCompactTransientBuffers(ImGuiTable*) {
}
void ImGui::TableGcCompactTransientBuffers(ImGuiTableTempData*) {
}
void ImGui::EndColumns() {
}
