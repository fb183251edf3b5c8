# What the pictures are made from, as picture_inputs, and the texts whose letters the fonts have. Included by the build and by the script
# make_art.cmake; ROOT is the project's folder, WHEN_CHANGED an option of file() or nothing.

file(GLOB_RECURSE picture_inputs ${WHEN_CHANGED} "${ROOT}/tools/art/*" "${ROOT}/assets/*")
list(FILTER picture_inputs EXCLUDE REGEX "/(__pycache__|test_[^/]*|[^/]*\\.md)(/|$)")
# The lock file stands for the fonts in node_modules.
list(APPEND picture_inputs "${ROOT}/package-lock.json")
file(GLOB_RECURSE texts ${WHEN_CHANGED} "${ROOT}/src/i18n/*")
