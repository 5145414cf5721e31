export const id = 3257;
export const ids = [3257];
export const modules = {

/***/ 51866:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const SemVer = __webpack_require__(7163)
const Range = __webpack_require__(96782)
const gt = __webpack_require__(16599)

const minVersion = (range, loose) => {
  range = new Range(range, loose)

  let minver = new SemVer('0.0.0')
  if (range.test(minver)) {
    return minver
  }

  minver = new SemVer('0.0.0-0')
  if (range.test(minver)) {
    return minver
  }

  minver = null
  for (let i = 0; i < range.set.length; ++i) {
    const comparators = range.set[i]

    let setMin = null
    comparators.forEach((comparator) => {
      // Clone to avoid manipulating the comparator's semver object.
      const compver = new SemVer(comparator.semver.version)
      switch (comparator.operator) {
        case '>':
          if (compver.prerelease.length === 0) {
            compver.patch++
          } else {
            compver.prerelease.push(0)
          }
          compver.raw = compver.format()
          /* fallthrough */
        case '':
        case '>=':
          if (!setMin || gt(compver, setMin)) {
            setMin = compver
          }
          break
        case '<':
        case '<=':
          /* Ignore maximum versions */
          break
        /* istanbul ignore next */
        default:
          throw new Error(`Unexpected operation: ${comparator.operator}`)
      }
    })
    if (setMin && (!minver || gt(minver, setMin))) {
      minver = setMin
    }
  }

  if (minver && range.test(minver)) {
    return minver
  }

  return null
}
module.exports = minVersion


/***/ }),

/***/ 23257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   versionInRange: () => (/* binding */ versionInRange)
/* harmony export */ });
/* harmony import */ var semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68011);
/* harmony import */ var semver_ranges_min_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51866);
/* harmony import */ var semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64737);



/** A range of realistic length is shorter. */
const longest = 200;
/** A version that no range with an upper bound allows. */
const unboundedVersion = '999999.0.0';
/**
 * Returns the version that a range in a `package.json` stands for: the lowest of the latest major version that it allows.
 * `newest` is the latest version that exists. Undefined for anything that is not a range, such as a tag or a URL.
 */
function versionInRange(range, newest) {
    const valid = range.length > longest ? null : semver_ranges_valid_js__WEBPACK_IMPORTED_MODULE_2__(range);
    if (valid === null)
        return undefined;
    const all = valid.split('||');
    if (semver_functions_satisfies_js__WEBPACK_IMPORTED_MODULE_0__(unboundedVersion, valid) && !isAfter(leastIn(all), newest))
        return newest;
    for (let major = newest[0]; major >= 0; major -= 1) {
        const found = leastIn(all.map((part) => `${part} >=${major}.0.0 <${major + 1}.0.0-0`));
        if (found !== undefined)
            return found;
    }
    return leastIn(all);
}
/** Returns the lowest version that any of the ranges allows. */
function leastIn(ranges) {
    const all = ranges.map((range) => semver_ranges_min_version_js__WEBPACK_IMPORTED_MODULE_1__(range)).filter((least) => least !== null);
    const [least] = all.sort((one, other) => one.compare(other));
    return least && [least.major, least.minor, least.patch];
}
const isAfter = ([major, minor, patch] = [0, 0, 0], [otherMajor, otherMinor, otherPatch]) => (major - otherMajor || minor - otherMinor || patch - otherPatch) > 0;


/***/ })

};
