#include "ui/draw_list.h"

#include <algorithm>
#include <cstddef>

namespace mitts::ui {

namespace {

constexpr float curve_tolerance = 0.6F; ///< the greatest distance in pixels between a curve and its chords
constexpr float circle_tolerance = 0.15F;

// Returns an attribute of a command's first vertex. SDL reads the attributes of later vertices with a fixed stride.
template <class Value> const Value* first(const ImDrawList& list, const ImDrawCmd& command, std::size_t offset) {
    const auto* vertex = reinterpret_cast<const std::byte*>(list.VtxBuffer.Data + command.VtxOffset);
    return reinterpret_cast<const Value*>(vertex + offset);
}

} // namespace

DrawList::DrawList() {
    shared_.CurveTessellationTol = curve_tolerance;
    shared_.SetCircleTessellationMaxError(circle_tolerance);
    shared_.InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedLinesUseTex |
                           ImDrawListFlags_AntiAliasedFill | ImDrawListFlags_AllowVtxOffset;
}

void DrawList::begin(const ImFontAtlas& atlas, ImVec2 size) {
    shared_.ClipRectFullscreen = {0, 0, size.x, size.y};
    shared_.TexUvWhitePixel = atlas.TexUvWhitePixel;
    shared_.TexUvLines = atlas.TexUvLines;
    turned_ = false;
    list_._ResetForNewFrame();
    list_.PushTextureID(atlas.TexID);
    list_.PushClipRectFullScreen();
}

void DrawList::put_out_of_square([[maybe_unused]] ImTextureID letters) {
#ifdef MITTS_SDL_ONLY_TRIANGLES
    for (const auto& command : list_.CmdBuffer) {
        const auto* index = list_.IdxBuffer.Data + command.IdxOffset;
        auto* vertices = list_.VtxBuffer.Data + command.VtxOffset;
        for (unsigned at = 0; at + 6 <= command.ElemCount; at += 3) {
            const unsigned first = index[at];
            const auto& end = vertices[index[at + 2]];
            const bool is_quad = index[at + 3] == first && index[at + 4] == index[at + 2];
            if (is_quad && (command.TextureId != letters || end.uv.x <= vertices[first].uv.x)) {
                vertices[index[at + 1]].pos.y += 1.0F / 512;
            }
        }
    }
#endif
}

void DrawList::turn() {
    turned_ = true;
    for (auto& vertex : list_.VtxBuffer) {
        vertex.pos.y = shared_.ClipRectFullscreen.w - vertex.pos.y;
    }
}

void DrawList::render(SDL_Renderer* renderer) const {
    const auto& whole = shared_.ClipRectFullscreen;
    constexpr int step = sizeof(ImDrawVert);
    for (const auto& command : list_.CmdBuffer) {
        const float left = std::max(command.ClipRect.x, whole.x);
        const float top = std::max(command.ClipRect.y, whole.y);
        const float right = std::min(command.ClipRect.z, whole.z);
        const float bottom = std::min(command.ClipRect.w, whole.w);
        if (command.ElemCount == 0 || right <= left || bottom <= top) {
            continue;
        }
        SDL_Rect clip{static_cast<int>(left), static_cast<int>(top), static_cast<int>(right - left),
                      static_cast<int>(bottom - top)};
        clip.y = turned_ ? static_cast<int>(whole.w) - clip.y - clip.h : clip.y;
        SDL_RenderSetClipRect(renderer, &clip);
        SDL_RenderGeometryRaw(renderer, static_cast<SDL_Texture*>(command.GetTexID()),
                              first<float>(list_, command, offsetof(ImDrawVert, pos)), step,
                              first<SDL_Color>(list_, command, offsetof(ImDrawVert, col)), step,
                              first<float>(list_, command, offsetof(ImDrawVert, uv)), step,
                              list_.VtxBuffer.Size - static_cast<int>(command.VtxOffset),
                              list_.IdxBuffer.Data + command.IdxOffset, static_cast<int>(command.ElemCount),
                              sizeof(ImDrawIdx));
    }
    SDL_RenderSetClipRect(renderer, nullptr);
}

} // namespace mitts::ui
