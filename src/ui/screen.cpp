#include "ui/screen.h"

#include "ui/fonts.h"
#include "ui/textures.h"

#include <SDL_image.h>
#include <imgui.h>
#include <imgui_impl_sdlrenderer2.h>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <utility>

namespace mitts::ui {

namespace {

// The number of frames that Dear ImGui needs after an input until its picture is final.
constexpr int settling_frames = 3;

// SDL_TOUCH_MOUSEID, which SDL defines with an old-style cast.
constexpr auto finger = static_cast<std::uint32_t>(-1);

constexpr ImVec2 nowhere{-FLT_MAX, -FLT_MAX};

struct DestroyWindow {
    void operator()(SDL_Window* window) const {
        SDL_DestroyWindow(window);
    }
};
struct DestroyRenderer {
    void operator()(SDL_Renderer* renderer) const {
        SDL_DestroyRenderer(renderer);
    }
};
using Window = std::unique_ptr<SDL_Window, DestroyWindow>;
using Renderer = std::unique_ptr<SDL_Renderer, DestroyRenderer>;

struct Pixels {
    int width = 0;
    int height = 0;
};

Renderer make_renderer(SDL_Window* window, RendererKind kind) {
    if (kind == RendererKind::Accelerated) {
        if (auto* made = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED)) {
            return Renderer{made};
        }
    }
    return Renderer{SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE)};
}

// Sets Dear ImGui's style: rounded corners, no borders and no padding. Our controls draw everything else.
void set_style() {
    auto& style = ImGui::GetStyle();
    style.WindowRounding = 6;
    style.WindowBorderSize = 0;
    style.WindowPadding = {0, 0};
    style.WindowMinSize = {1, 1};
    style.ItemSpacing = {0, 0};
    style.ScrollbarSize = 0;
    style.AntiAliasedFill = true;
    style.CurveTessellationTol = 0.6F;
    style.CircleTessellationMaxError = 0.15F;
}

void make_context() {
    ImGui::CreateContext();
    auto& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    set_style();
}

view::Key key_of(SDL_Keycode code) {
    switch (code) {
    case SDLK_LEFT:
        return view::Key::Left;
    case SDLK_RIGHT:
        return view::Key::Right;
    case SDLK_UP:
        return view::Key::Up;
    case SDLK_DOWN:
        return view::Key::Down;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        return view::Key::Enter;
    case SDLK_ESCAPE:
        return view::Key::Escape;
    default:
        return code > SDLK_SPACE && code < 0x7F ? view::Key::Character : view::Key::None;
    }
}

// Returns true for the keys that repeat while held.
bool repeats(view::Key key) {
    return key == view::Key::Left || key == view::Key::Right || key == view::Key::Up || key == view::Key::Down;
}

// Moves one corner of each rectangle slightly, so that SDL draws it as two triangles. SDL's software renderer turns
// upright rectangles into copies or fills. In the page's build of SDL, copies and fills cannot be mirrored or
// translucent (cmake/sdl_for_wasm/only_triangles.c). Letters are still copied, because copies are sharper. With the
// standard SDL, this function does nothing.
void put_out_of_square([[maybe_unused]] const ImDrawData& data) {
#ifdef MITTS_SDL_ONLY_TRIANGLES
    const auto letters = ImGui::GetIO().Fonts->TexID;
    for (int number = 0; number < data.CmdListsCount; ++number) {
        auto& list = *data.CmdLists[number];
        for (const auto& command : list.CmdBuffer) {
            const auto* index = list.IdxBuffer.Data + command.IdxOffset;
            auto* vertices = list.VtxBuffer.Data + command.VtxOffset;
            for (unsigned at = 0; at + 6 <= command.ElemCount; at += 3) {
                const unsigned first = index[at];
                const auto& end = vertices[index[at + 2]];
                const bool is_quad = index[at + 3] == first && index[at + 4] == index[at + 2];
                if (is_quad && (command.TextureId != letters || end.uv.x <= vertices[first].uv.x)) {
                    vertices[index[at + 1]].pos.y += 1.0F / 512;
                }
            }
        }
    }
#endif
}

} // namespace

struct Screen::Parts {
    Window window;
    Renderer renderer;
    RendererKind kind = RendererKind::Accelerated;
    Textures textures;
    Fonts fonts;
    std::array<Bytes, atlas_count> pictures{};
    std::optional<float> told_density;
    int settling = settling_frames;
    std::uint32_t ground = 0;
    bool held_back = false; ///< the previous frame was not shown

    Pixels output() const {
        Pixels size;
        SDL_GetRendererOutputSize(renderer.get(), &size.width, &size.height);
        return size;
    }

    // Returns the device pixels per unit of SDL's events.
    float pixels_a_unit() const {
        Pixels units;
        SDL_GetWindowSize(window.get(), &units.width, &units.height);
        return units.width > 0 ? static_cast<float>(output().width) / static_cast<float>(units.width) : 1.0F;
    }

    float density() const {
        return told_density.value_or(pixels_a_unit());
    }

    bool start_renderer(RendererKind wanted) {
        renderer = make_renderer(window.get(), wanted);
        if (renderer == nullptr) {
            return false;
        }
        SDL_RendererInfo info;
        SDL_GetRendererInfo(renderer.get(), &info);
        fonts.draw_with(renderer.get());
        kind = (info.flags & SDL_RENDERER_SOFTWARE) != 0 ? RendererKind::Software : RendererKind::Accelerated;
        return ImGui_ImplSDLRenderer2_Init(renderer.get());
    }

    // Drops all textures. Call it before the renderer is destroyed.
    void drop_textures() {
        textures.clear();
        if (auto* borrowed = fonts.borrowed()) {
            borrowed->forget_pictures();
        }
    }

    bool load_pictures() {
        for (std::size_t at = 0; at < pictures.size(); ++at) {
            if (!pictures[at].empty() && !textures.begin(static_cast<Atlas>(at), pictures[at])) {
                return false;
            }
        }
        return finish_pictures();
    }

    bool finish_pictures() {
        auto progress = Textures::Progress::More;
        while (progress == Textures::Progress::More) {
            progress = textures.work(renderer.get());
        }
        return progress == Textures::Progress::Done;
    }

    view::InputEvent pointer(view::InputType type, float x, float y, double time_ms) {
        const float pixels = pixels_a_unit();
        ImGui::GetIO().AddMousePosEvent(x * pixels, y * pixels);
        const float points = pixels / density();
        return {.type = type, .at = {x * points, y * points}, .time_ms = time_ms};
    }

    std::optional<view::InputEvent> button(const SDL_MouseButtonEvent& event, double time_ms) {
        if (event.button != SDL_BUTTON_LEFT) {
            return std::nullopt;
        }
        const bool down = event.state == SDL_PRESSED;
        const auto input = pointer(down ? view::InputType::PointerDown : view::InputType::PointerUp,
                                   static_cast<float>(event.x), static_cast<float>(event.y), time_ms);
        auto& io = ImGui::GetIO();
        io.AddMouseButtonEvent(0, down);
        if (!down && event.which == finger) { // a lifted finger does not hover
            io.AddMousePosEvent(nowhere.x, nowhere.y);
        }
        return input;
    }

    std::optional<view::InputEvent> lose_pointer(double time_ms) {
        auto& io = ImGui::GetIO();
        io.AddMouseButtonEvent(0, false);
        io.AddMousePosEvent(nowhere.x, nowhere.y);
        return view::InputEvent{.type = view::InputType::PointerCancel, .time_ms = time_ms};
    }
};

std::unique_ptr<Screen> Screen::open(const ScreenOptions& options, std::string& error) {
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1"); // the first touch acts as a pointer
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    // in a page, SDL handles only keys pressed on the canvas
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        error = SDL_GetError();
        return nullptr;
    }
    auto parts = std::make_unique<Parts>();
    parts->told_density = options.density;
    const float scale = options.density.value_or(1.0F);
    const auto wide = static_cast<int>(std::lround(static_cast<float>(options.width) * scale));
    const auto high = static_cast<int>(std::lround(static_cast<float>(options.height) * scale));
    const auto flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    parts->window.reset(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, wide,
                                         high, static_cast<std::uint32_t>(flags)));
    if (parts->window == nullptr) {
        error = SDL_GetError();
        return nullptr;
    }
    make_context();
    if (!parts->start_renderer(options.renderer)) {
        error = SDL_GetError();
        ImGui::DestroyContext();
        return nullptr;
    }
    return std::unique_ptr<Screen>(new Screen(std::move(parts)));
}

Screen::Screen(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {
}

Screen::~Screen() {
    parts_->drop_textures();
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui::DestroyContext();
    parts_.reset();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

bool Screen::give(AssetId id, Bytes bytes) {
    return begin(id, std::move(bytes)) && parts_->finish_pictures();
}

bool Screen::begin(AssetId id, Bytes bytes) {
    if (id == AssetId::FontRegular || id == AssetId::FontBold) {
        const auto weight = id == AssetId::FontBold ? view::Weight::Bold : view::Weight::Regular;
        return parts_->fonts.give(weight, std::move(bytes));
    }
    const auto place = static_cast<std::size_t>(id) - static_cast<std::size_t>(AssetId::Shapes);
    if (!parts_->textures.begin(static_cast<Atlas>(place), bytes)) {
        return false;
    }
    parts_->pictures[place] = std::move(bytes);
    return true;
}

bool Screen::work() {
    return parts_->textures.work(parts_->renderer.get()) == Textures::Progress::More;
}

bool Screen::has_fonts() const {
    return parts_->fonts.ready();
}

bool Screen::has_pictures() const {
    return parts_->textures.texture(Atlas::Shapes) != nullptr && parts_->textures.texture(Atlas::Core) != nullptr;
}

bool Screen::has_tarot_pictures() const {
    return parts_->textures.texture(Atlas::Tarot) != nullptr;
}

view::Viewport Screen::viewport() const {
    const auto size = parts_->output();
    const float scale = 1 / density();
    return {.width = static_cast<float>(size.width) * scale, .height = static_cast<float>(size.height) * scale};
}

float Screen::density() const {
    return parts_->density();
}

RendererKind Screen::renderer_kind() const {
    return parts_->kind;
}

std::optional<view::InputEvent> Screen::take(const SDL_Event& event, double time_ms) {
    auto& io = ImGui::GetIO();
    parts_->settling = settling_frames;
    switch (event.type) {
    case SDL_MOUSEMOTION:
        return parts_->pointer(view::InputType::PointerMove, static_cast<float>(event.motion.x),
                               static_cast<float>(event.motion.y), time_ms);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return parts_->button(event.button, time_ms);
    case SDL_MOUSEWHEEL:
        io.AddMouseWheelEvent(-event.wheel.preciseX, event.wheel.preciseY);
        return std::nullopt;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_LEAVE || event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
            return parts_->lose_pointer(time_ms);
        }
        return std::nullopt;
    case SDL_KEYDOWN: {
        const auto key = key_of(event.key.keysym.sym);
        if (key == view::Key::None || (event.key.repeat != 0 && !repeats(key))) {
            return std::nullopt;
        }
        const char character = key == view::Key::Character ? static_cast<char>(event.key.keysym.sym) : '\0';
        return view::InputEvent{.type = view::InputType::Key, .time_ms = time_ms, .key = key, .character = character};
    }
    case SDL_RENDER_DEVICE_RESET:
    case SDL_RENDER_TARGETS_RESET:
        rebuild();
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

bool Screen::begin_frame(double elapsed_ms) {
    const auto size = parts_->output();
    if (size.width <= 0 || size.height <= 0 || !parts_->fonts.ready()) {
        return false;
    }
    auto& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
    io.DeltaTime = std::clamp(static_cast<float>(elapsed_ms) / 1000, 0.001F, 0.25F);
    if (parts_->fonts.stale() || io.Fonts->ConfigData.empty()) {
        ImGui_ImplSDLRenderer2_DestroyFontsTexture();
        parts_->fonts.build();
    }
    if (auto* borrowed = parts_->fonts.borrowed()) {
        borrowed->tidy();
    }
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGui::NewFrame();
    return true;
}

void Screen::set_ground(std::uint32_t colour) {
    parts_->ground = colour;
}

bool Screen::end_frame() {
    ImGui::Render();
    parts_->settling = std::max(0, parts_->settling - 1);
    // A frame is held back until missing letters are rasterised. Two frames in a row are never held back, because sizes
    // may change in every frame.
    if (parts_->fonts.stale() && !std::exchange(parts_->held_back, true)) {
        return false;
    }
    parts_->held_back = false;
    if (parts_->kind == RendererKind::Software) {
        put_out_of_square(*ImGui::GetDrawData());
    }
    auto* renderer = parts_->renderer.get();
    const auto channel = [ground = parts_->ground](int shift) {
        return static_cast<std::uint8_t>(ground >> shift & 0xFF);
    };
    SDL_SetRenderDrawColor(renderer, channel(16), channel(8), channel(0), 255);
    SDL_RenderClear(renderer);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
    SDL_RenderPresent(renderer);
    return true;
}

bool Screen::wants_frame() const {
    return parts_->settling > 0 || misses_letters();
}

bool Screen::misses_letters() const {
    return parts_->fonts.stale();
}

bool Screen::rebuild() {
    const auto wanted = parts_->kind;
    parts_->drop_textures();
    ImGui_ImplSDLRenderer2_Shutdown();
    parts_->renderer.reset();
    parts_->settling = settling_frames;
    return parts_->start_renderer(wanted) && parts_->load_pictures();
}

Fonts& Screen::fonts() {
    return parts_->fonts;
}

const Textures& Screen::textures() const {
    return parts_->textures;
}

Bytes Screen::read_pixels(int& width, int& height) {
    const auto size = parts_->output();
    width = size.width;
    height = size.height;
    Bytes pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    if (SDL_RenderReadPixels(parts_->renderer.get(), nullptr, SDL_PIXELFORMAT_RGBA32, pixels.data(), width * 4) != 0) {
        pixels.clear();
    }
    return pixels;
}

} // namespace mitts::ui
