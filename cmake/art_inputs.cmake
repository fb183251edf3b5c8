# Lists the inputs of the pictures (picture_inputs) and the files whose characters the fonts must contain. The build and
# the script make_art.cmake include this file. ROOT is the project folder. WHEN_CHANGED is CONFIGURE_DEPENDS or empty.

file(GLOB_RECURSE picture_inputs ${WHEN_CHANGED} "${ROOT}/tools/art/*" "${ROOT}/assets/*")
list(FILTER picture_inputs EXCLUDE REGEX "/(__pycache__|test_[^/]*|[^/]*\\.md)(/|$)")
# The lock file determines the fonts in node_modules.
list(APPEND picture_inputs "${ROOT}/package-lock.json")
file(GLOB_RECURSE texts ${WHEN_CHANGED} "${ROOT}/src/i18n/*")
