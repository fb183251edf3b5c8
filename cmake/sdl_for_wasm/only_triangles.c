/* Stubs for SDL's software renderer, which is used in browsers without WebGL. SDL has separate functions per pixel
 * format, blend mode and direction for lines, points, translucent rectangles and rotated pictures. The table is drawn
 * only with triangles on a cleared background, so these functions report an error. The accelerated renderer does not
 * use them. */

#include "SDL.h"
#include "render/software/SDL_blendfillrect.h"
#include "render/software/SDL_blendline.h"
#include "render/software/SDL_blendpoint.h"
#include "render/software/SDL_drawline.h"
#include "render/software/SDL_drawpoint.h"
#include "render/software/SDL_rotate.h"

static int refuse(void) { return SDL_SetError("this build of SDL draws only triangles in software"); }

int SDL_BlendLine(SDL_Surface* surface, int x1, int y1, int x2, int y2, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return refuse();
}

int SDL_BlendLines(SDL_Surface* surface, const SDL_Point* points, int count, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return refuse();
}

int SDL_BlendPoint(SDL_Surface* surface, int x, int y, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) { return refuse(); }

int SDL_BlendPoints(SDL_Surface* surface, const SDL_Point* points, int count, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return refuse();
}

int SDL_DrawLine(SDL_Surface* surface, int x1, int y1, int x2, int y2, Uint32 colour) { return refuse(); }

int SDL_DrawLines(SDL_Surface* surface, const SDL_Point* points, int count, Uint32 colour) { return refuse(); }

int SDL_DrawPoint(SDL_Surface* surface, int x, int y, Uint32 colour) { return refuse(); }

int SDL_DrawPoints(SDL_Surface* surface, const SDL_Point* points, int count, Uint32 colour) { return refuse(); }

int SDL_BlendFillRect(SDL_Surface* surface, const SDL_Rect* rect, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b, Uint8 a) {
    return refuse();
}

int SDL_BlendFillRects(SDL_Surface* surface, const SDL_Rect* rects, int count, SDL_BlendMode mode, Uint8 r, Uint8 g, Uint8 b,
                       Uint8 a) {
    return refuse();
}

SDL_Surface* SDLgfx_rotateSurface(SDL_Surface* source, double angle, int smooth, int flip_x, int flip_y, const SDL_Rect* place,
                                  double cosine, double sine, const SDL_FPoint* centre) {
    refuse();
    return NULL;
}

void SDLgfx_rotozoomSurfaceSizeTrig(int width, int height, double angle, const SDL_FPoint* centre, SDL_Rect* place,
                                    double* cosine, double* sine) {
    SDL_zerop(place);
    *cosine = 0;
    *sine = 0;
}
