export const id = 120;
export const ids = [120];
export const modules = {

/***/ 8120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBaseline: () => (/* binding */ readBaseline)
});

// UNUSED EXPORTS: findBaseline, writeBaseline

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./dist/lib/src/document/open.js + 2 modules
var document_open = __webpack_require__(2305);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
;// CONCATENATED MODULE: ./dist/lib/src/host/files/write-text.js



const isFolder = async (path) => (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
/**
 * Writes a report.
 * @throws KnownError where that cannot be done.
 */
async function write_text_writeText(path, file, text) {
    try {
        await writeFile(path, text);
    }
    catch (error) {
        throw new KnownError({ message: `\`${file}\` cannot be written: ${messageOf(error)}` });
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/host/baseline.js





const model = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    findings: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* strictObject */.rej({ rule: schemas/* string */.YjP(), pointer: schemas/* string */.YjP(), fingerprint: schemas/* string */.YjP() }))),
});
/**
 * The baseline in a file, with the places of its entries.
 * @throws KnownError where there is no such file, or it is no baseline.
 */
async function readBaseline(path, shown) {
    const text = await textOf(path);
    if (text === undefined) {
        throw new known_error/* KnownError */.E({ message: `There is no baseline \`${shown}\`.`, hint: '`--update-baseline` writes one.' });
    }
    const positions = await (await (0,document_open.openDocument)(shown, text, 'json')).positions();
    return {
        baseline: baselineIn(text, shown),
        locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
    };
}
/**
 * The baseline in a file, or undefined where there is none yet.
 * @throws KnownError where the file is no baseline.
 */
async function findBaseline(path, shown) {
    const text = await textOf(path);
    return text === undefined ? undefined : baselineIn(text, shown);
}
const writeBaseline = (path, shown, baseline) => writeText(path, shown, `${JSON.stringify(baseline, undefined, 2)}\n`);
const textOf = (path) => (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
function baselineIn(text, shown) {
    const parsed = model.safeParse(parse(text));
    if (parsed.success)
        return parsed.data;
    const hint = 'Delete it, and write it anew with `--update-baseline`.';
    throw new known_error/* KnownError */.E({ message: `\`${shown}\` is not a baseline of hublint.`, hint });
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
