// Included before each of Dear ImGui's sources. The table has two windows without frames. They are never popups,
// tooltips or menus, and are not sized to fit their content. Dear ImGui's keyboard navigation is not used, because the
// page's elements handle the keyboard. The flags that are never set are 0 here, so the compiler removes their code.
#pragma once

#define IMGUI_DEFINE_MATH_OPERATORS
#include "imgui.h"
#include "imgui_internal.h"

#define ImGuiConfigFlags_NavEnableKeyboard 0
#define ImGuiConfigFlags_NavEnableGamepad 0
#define ImGuiConfigFlags_NavEnableSetMousePos 0
#define ImGuiBackendFlags_HasGamepad 0

#define ImGuiWindowFlags_Popup 0
#define ImGuiWindowFlags_Modal 0
#define ImGuiWindowFlags_Tooltip 0
#define ImGuiWindowFlags_ChildMenu 0
#define ImGuiWindowFlags_MenuBar 0
#define ImGuiWindowFlags_UnsavedDocument 0
#define ImGuiWindowFlags_AlwaysAutoResize 0
#define ImGuiWindowFlags_HorizontalScrollbar 0
#define ImGuiWindowFlags_AlwaysHorizontalScrollbar 0
#define ImGuiWindowFlags_AlwaysVerticalScrollbar 0
#define ImGuiWindowFlags_NavFlattened 0

#define ImGuiChildFlags_Border 0
#define ImGuiChildFlags_AlwaysUseWindowPadding 0
#define ImGuiChildFlags_ResizeX 0
#define ImGuiChildFlags_ResizeY 0
#define ImGuiChildFlags_AutoResizeX 0
#define ImGuiChildFlags_AutoResizeY 0
#define ImGuiChildFlags_AlwaysAutoResize 0
#define ImGuiChildFlags_FrameStyle 0

#define ImGuiNextWindowDataFlags_HasContentSize 0
#define ImGuiNextWindowDataFlags_HasCollapsed 0
#define ImGuiNextWindowDataFlags_HasSizeConstraint 0
#define ImGuiNextWindowDataFlags_HasFocus 0
#define ImGuiNextWindowDataFlags_HasBgAlpha 0
#define ImGuiNextWindowDataFlags_HasScroll 0
