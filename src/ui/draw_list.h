// Collects the shapes of one frame in a Dear ImGui draw list and renders it. Dear ImGui's windows are not used.
#pragma once

#include <SDL.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace mitts::ui {

class DrawList {
public:
    DrawList();

    /// Starts the list for a frame of this size, in pixels. The atlas's texture must exist.
    void begin(const ImFontAtlas& atlas, ImVec2 size);
    ImDrawList& list() {
        return list_;
    }
    /// Moves one corner of each rectangle slightly, so that SDL draws it as two triangles. SDL's software renderer
    /// turns upright rectangles into copies or fills. In the page's build of SDL, copies and fills cannot be mirrored
    /// or translucent (cmake/sdl_for_wasm/only_triangles.c). Letters are still copied, because copies are sharper. With
    /// the standard SDL, this function does nothing.
    void put_out_of_square(ImTextureID letters);
    /// Flips the frame vertically before it is rendered into a texture. The renderer's textures are upside down
    /// relative to the screen, so edges between two pixels would otherwise be rounded in the other direction.
    void turn();
    /// Draws the list to the renderer's current target.
    void render(SDL_Renderer* renderer) const;

private:
    ImDrawListSharedData shared_;
    ImDrawList list_{&shared_};
    bool turned_ = false;
};

} // namespace mitts::ui
