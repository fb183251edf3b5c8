// Settings on the start page, stored in the program's format (src/view/settings.h). Each radio button's name and value
// are a setting's.

/// Returns the settings text with one setting changed.
export function change_setting(settings, name, value) {
  const others = settings.split(' ').filter((word) => word !== '' && !word.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join(' ');
}

/// Checks the buttons according to the settings, with defaults for those not named.
export function show_settings(page, settings) {
  for (const group of page.querySelectorAll('#look fieldset')) {
    const radios = [...group.querySelectorAll('input')];
    const chosen = new RegExp(`\\b${radios[0].name}=(\\w+)`).exec(settings)?.[1];
    (radios.find(({ value }) => value === chosen) ?? radios.find((radio) => radio.defaultChecked) ?? radios[0]).checked = true;
  }
}
