// The settings on the start page, as radio buttons. They have the same names and values as in src/view/settings.h.

/// Returns the settings string with one setting changed.
export function change_setting(settings, name, value) {
  const others = settings.split(' ').filter((word) => word !== '' && !word.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join(' ');
}

/// Checks the button for each setting, or the default button if the setting is missing.
export function show_settings(page, settings) {
  for (const group of page.querySelectorAll('#look fieldset')) {
    const radios = [...group.querySelectorAll('input')];
    const chosen = new RegExp(`\\b${radios[0].name}=(\\w+)`).exec(settings)?.[1];
    (radios.find(({ value }) => value === chosen) ?? radios.find((radio) => radio.defaultChecked) ?? radios[0]).checked = true;
  }
}
