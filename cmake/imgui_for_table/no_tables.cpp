// Stubs for Dear ImGui's tables and columns, which no panel uses. Its core still calls these functions to save
// settings, free memory and end columns.

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
