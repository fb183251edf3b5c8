#include "ui/screen_parts.h"

#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace mitts::ui {

namespace {

Renderer make_renderer(SDL_Window* window, RendererKind kind) {
    if (kind == RendererKind::Accelerated) {
        if (auto* made = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED)) {
            return Renderer{made};
        }
    }
    return Renderer{SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE)};
}

} // namespace

bool Screen::Parts::start_renderer(RendererKind wanted) {
    renderer = make_renderer(window.get(), wanted);
    if (renderer == nullptr) {
        return false;
    }
    SDL_RendererInfo info;
    SDL_GetRendererInfo(renderer.get(), &info);
    fonts.draw_with(renderer.get());
    kind = (info.flags & SDL_RENDERER_SOFTWARE) != 0 ? RendererKind::Software : RendererKind::Accelerated;
    return true;
}

void Screen::Parts::drop_textures() {
    ahead.reset();
    drop_letters();
    textures.renew();
    if (auto* borrowed = fonts.borrowed()) {
        borrowed->forget_pictures();
    }
}

bool Screen::Parts::finish_pictures() {
    auto progress = Textures::Progress::More;
    while (progress == Textures::Progress::More) {
        progress = textures.work(renderer.get());
    }
    return progress == Textures::Progress::Done;
}

void Screen::Parts::drop_letters() {
    fonts.atlas().SetTexID(nullptr);
    letters.reset();
}

bool Screen::Parts::prepare_letters() {
    if (!fonts.ready()) {
        return false;
    }
    auto& atlas = fonts.atlas();
    if (fonts.stale() || atlas.ConfigData.empty()) {
        drop_letters();
        fonts.build();
        return true;
    }
    if (letters == nullptr) {
        unsigned char* pixels = nullptr;
        Pixels size;
        atlas.GetTexDataAsRGBA32(&pixels, &size.width, &size.height);
        letters = texture_of(renderer.get(), pixels, size.width, size.height);
        atlas.SetTexID(letters.get());
    }
    return false;
}

std::unique_ptr<Screen> Screen::open(const ScreenOptions& options, std::string& error) {
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1"); // the first touch acts as a mouse
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    // in a browser, SDL handles only keys pressed while the canvas has the focus
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
#ifdef __EMSCRIPTEN__
    // without this flag, SDL's renderer creates the window a second time
    constexpr auto graphics = SDL_WINDOW_OPENGL;
#else
    constexpr auto graphics = 0;
#endif
    const auto flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | graphics;
    parts->window.reset(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, wide,
                                         high, static_cast<std::uint32_t>(flags)));
    if (parts->window == nullptr) {
        error = SDL_GetError();
        return nullptr;
    }
    if (!parts->start_renderer(options.renderer)) {
        error = SDL_GetError();
        return nullptr;
    }
    return std::unique_ptr<Screen>(new Screen(std::move(parts)));
}

Screen::Screen(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {
}

Screen::~Screen() {
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
    return parts_->textures.begin(static_cast<Atlas>(place), std::move(bytes));
}

bool Screen::work() {
    return parts_->textures.work(parts_->renderer.get()) == Textures::Progress::More || parts_->prepare_letters();
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

bool Screen::begin_frame(double elapsed_ms) {
    const auto size = parts_->output();
    if (size.width <= 0 || size.height <= 0 || !parts_->fonts.ready()) {
        return false;
    }
    while (parts_->prepare_letters()) {
    }
    if (auto* borrowed = parts_->fonts.borrowed()) {
        borrowed->tidy();
    }
    parts_->pointer.begin_frame(std::clamp(static_cast<float>(elapsed_ms) / 1000, 0.001F, 0.25F));
    parts_->drawing.begin(parts_->fonts.atlas(), {static_cast<float>(size.width), static_cast<float>(size.height)});
    return true;
}

void Screen::set_ground(std::uint32_t colour) {
    parts_->ground = colour;
}

bool Screen::end_frame_ahead() {
    auto* renderer = parts_->renderer.get();
    const auto size = parts_->output();
    Texture ahead{
        parts_->kind == RendererKind::Software
            ? nullptr
            : SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_TARGET, size.width, size.height)};
    if (ahead == nullptr || SDL_SetRenderTarget(renderer, ahead.get()) != 0) {
        return end_frame();
    }
    parts_->drawing.turn();
    const bool drawn = end_frame();
    SDL_SetRenderTarget(renderer, nullptr);
    if (drawn) {
        parts_->ahead = std::move(ahead);
    }
    return drawn;
}

void Screen::show_ahead() {
    if (parts_->ahead != nullptr) {
        auto* renderer = parts_->renderer.get();
        const auto size = parts_->output();
        const SDL_FPoint end{static_cast<float>(size.width), static_cast<float>(size.height)};
        constexpr SDL_Color white{255, 255, 255, 255};
        // the texture is upside down (DrawList::turn)
        const std::array<SDL_Vertex, 4> corners{
            {{{0, 0}, white, {0, 1}}, {{end.x, 0}, white, {1, 1}}, {end, white, {1, 0}}, {{0, end.y}, white, {0, 0}}}};
        constexpr std::array<int, 6> order{0, 1, 2, 0, 2, 3};
        SDL_SetTextureBlendMode(parts_->ahead.get(), SDL_BLENDMODE_NONE);
        SDL_RenderGeometry(renderer, parts_->ahead.get(), corners.data(), corners.size(), order.data(), order.size());
        SDL_RenderPresent(renderer);
        parts_->ahead.reset();
    }
}

bool Screen::end_frame() {
    parts_->settling = std::max(0, parts_->settling - 1);
    // A frame is held back until missing glyphs are rasterised. Two consecutive frames are never held back, because
    // text sizes may change in every frame.
    if (parts_->fonts.stale() && !std::exchange(parts_->held_back, true)) {
        return false;
    }
    parts_->held_back = false;
    if (parts_->kind == RendererKind::Software) {
        parts_->drawing.put_out_of_square(parts_->letters.get());
    }
    parts_->ahead.reset();
    auto* renderer = parts_->renderer.get();
    const auto channel = [ground = parts_->ground](int shift) {
        return static_cast<std::uint8_t>(ground >> shift & 0xFF);
    };
    SDL_SetRenderDrawColor(renderer, channel(16), channel(8), channel(0), 255);
    SDL_RenderClear(renderer);
    parts_->drawing.render(renderer);
    SDL_RenderPresent(renderer);
    return true;
}

bool Screen::wants_frame() const {
    return parts_->settling > 0 || parts_->pointer.waits() || misses_letters();
}

bool Screen::misses_letters() const {
    return parts_->fonts.stale();
}

bool Screen::rebuild() {
    const auto wanted = parts_->kind;
    parts_->drop_textures();
    parts_->renderer.reset();
    parts_->settling = settling_frames;
    return parts_->start_renderer(wanted) && parts_->finish_pictures();
}

ImDrawList& Screen::list() {
    return parts_->drawing.list();
}

Pointer& Screen::pointer() {
    return parts_->pointer;
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
