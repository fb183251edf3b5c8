// The settings that the start page has itself, in the text in which the program keeps them (src/view/settings.h): each radio button's name
// and value are a setting's.

/// The text with one setting changed.
export function change_setting(settings, name, value) {
  const others = settings.split(' ').filter((word) => word !== '' && !word.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join(' ');
}

/// Presses the buttons as the settings are; what they do not name is as it is at first.
export function show_settings(page, settings) {
  for (const group of page.querySelectorAll('#look fieldset')) {
    const radios = [...group.querySelectorAll('input')];
    const chosen = new RegExp(`\\b${radios[0].name}=(\\w+)`).exec(settings)?.[1];
    (radios.find(({ value }) => value === chosen) ?? radios.find((radio) => radio.defaultChecked) ?? radios[0]).checked = true;
  }
}
