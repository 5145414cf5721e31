export const id = 1586;
export const ids = [1586];
export const modules = {

/***/ 1586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   installHint: () => (/* binding */ installHint)
/* harmony export */ });
/** A failed import of a package; an imported file would start with a dot or a slash. */
const missing = /Cannot find (?:module|package) '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/;
/** Returns a hint with the command that installs the package that an import did not find. */
function installHint(error) {
    const message = error instanceof Error ? error.message : '';
    const name = missing.exec(message)?.[1];
    if (name === undefined)
        return {};
    const install = `Run \`npm install --save-dev ${name}\`; in a workflow, run \`npm ci\` before hublint.`;
    const types = " Its types need no installation: `import type { ConfigFile } from 'hublint/config'`.";
    return {
        hint: /'hublint\/config'|'hublint' imported from .*hublint\.config/.test(message) ? install + types : install,
    };
}


/***/ })

};
