export const id = 7186;
export const ids = [7186,8657];
export const modules = {

/***/ 17186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importDefault: () => (/* binding */ importDefault)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/packages.js
var project_packages = __webpack_require__(65439);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/import-file.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** Imports a module by a computed path. Node itself must load this file: code that was compiled by `vm` cannot import. */
const importFile = (specifier) => import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ specifier));

// EXTERNAL MODULE: ./dist/compiled/src/host/config/imported.js + 1 modules
var imported = __webpack_require__(38657);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/display-path.js
var display_path = __webpack_require__(40050);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/slow-notice.js

/** Seconds. */
const secondsToNotice = 10;
/** Reports once if loading a file takes long: as code, it may wait for a network, or forever. */
async function withSlowNotice(path, { cwd, notice }, work) {
    const report = () => notice?.(`\`${(0,display_path/* displayPath */.Gt)(path, cwd)}\` is not loaded after ${secondsToNotice} seconds; still waiting.`);
    // The timer does not keep the process alive: if nothing else is pending, that is reported immediately.
    const timer = setTimeout(report, secondsToNotice * 1000).unref();
    try {
        return await work();
    }
    finally {
        clearTimeout(timer);
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/config/without-warning.js
/**
 * Runs work while suppressing one of Node's own warnings, about which the user can do nothing. `code` is the warning's
 * code in Node's documentation.
 */
async function withoutWarning(code, work) {
    const { emitWarning } = process;
    const isMeant = (options) => typeof options === 'object' && options !== null && 'code' in options && options.code === code;
    process.emitWarning = (...args) => {
        if (!isMeant(args[1]) && args[2] !== code)
            Reflect.apply(emitWarning, process, args);
    };
    try {
        return await work();
    }
    finally {
        process.emitWarning = emitWarning;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/config/import.js







/**
 * Returns the default export of a module: TypeScript through jiti, everything else through Node, and unwrapped if a
 * compiler emitted CommonJS. Importing runs the module with all of hublint's own rights. This is the only place in
 * hublint that does so, and the callers have checked that it is allowed.
 */
async function importDefault(path, options) {
    (0,project_packages/* checkPackages */.G)(path);
    (0,imported.noteImported)(path);
    return withSlowNotice(path, options, () => exportOf(path));
}
async function exportOf(path) {
    const createJiti = /\.[mc]?ts$/.test(path) ? await findJiti() : undefined;
    const exported = createJiti
        ? // The caches would be read from a folder that the project, or another user, can write to.
            await createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(path, { default: true })
        : await importedBy(path);
    // CommonJS that a compiler emitted, or what jiti returns for a module without a default export.
    return (0,objects/* isObject */.Gv)(exported) && exported.__esModule === true ? exported.default : exported;
}
async function importedBy(path) {
    const { href } = (0,external_node_url_.pathToFileURL)(path);
    // A package.json without `type` is not a problem of the configuration.
    return (await withoutWarning('MODULE_TYPELESS_PACKAGE_JSON', () => importFile(href))).default;
}
/** The Action has no jiti, and runs on a Node version that supports TypeScript itself. */
async function findJiti() {
    try {
        return (await importFile('jiti')).createJiti;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 38657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attributeError: () => (/* binding */ attributeError),
  noteImported: () => (/* binding */ noteImported),
  unsettledError: () => (/* binding */ unsettledError)
});

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/display-path.js
var display_path = __webpack_require__(40050);
// EXTERNAL MODULE: ./dist/compiled/src/host/message-of.js
var message_of = __webpack_require__(77779);
;// CONCATENATED MODULE: ./dist/compiled/src/host/programs/end-later.js

/** How long a process may stay alive after its work is done, in milliseconds: a last message may be on its way. */
const patience = 5_000;
/** What can keep a process alive, by Node's names; all other resources are Node's own, such as a terminal. */
const kinds = {
    Timeout: 'a timer',
    TCPSocketWrap: 'a connection',
    TCPServerWrap: 'a server',
    ProcessWrap: 'a program',
    MessagePort: 'a thread',
    FSEventWrap: 'a watcher of files',
};
/**
 * Ends a process that does not exit by itself, after some seconds, with its current exit code, and reports what is
 * still open. Output is not cut, however slowly it is read.
 */
function endLater(tell) {
    const timer = setTimeout(() => {
        if (external_node_process_.stdout.writableLength + external_node_process_.stderr.writableLength > 0) {
            timer.refresh();
            return;
        }
        const left = external_node_process_.getActiveResourcesInfo().flatMap((name) => kinds[name] ?? []);
        tell([...new Set(left)]);
        external_node_process_.exit();
    }, patience);
    // The timer itself does not keep the process alive.
    timer.unref();
}

// EXTERNAL MODULE: ./dist/compiled/src/host/programs/exit.js
var exit = __webpack_require__(1664);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/imported.js






/** The configurations and plugins that this process has imported, by path: a later error may come from them. */
const imported = new Set();
const quotedPaths = (paths) => paths.map((path) => `\`${(0,display_path/* displayPath */.Gt)(path, external_node_process_.cwd())}\``).join(' or ');
function noteImported(path) {
    imported.add(path);
    (0,exit/* setSuspects */.B_)({
        names: quotedPaths([...imported]),
        afterwards: (lingers) => endLater((left) => lingers(keepsAliveMessage(left))),
    });
}
/**
 * Attributes an uncaught error to the code that was imported. Returns it unchanged if nothing was imported, because
 * then it is a bug of hublint.
 */
function attributeError(error) {
    const paths = [...imported];
    if (paths.length === 0)
        return error;
    const trace = error instanceof Error ? (error.stack ?? '') : '';
    const traced = paths.filter((path) => trace.includes(path));
    return new known_error/* KnownError */.E({
        message: `${quotedPaths(traced.length > 0 ? traced : paths)} raised an error that nothing handles: ${(0,message_of/* messageOf */.b)(error)}`,
        hint: 'Await every promise that it creates, or catch its errors.',
    });
}
/** Creates the error for a process that has nothing left to do, but no result. */
const unsettledError = () => new known_error/* KnownError */.E({
    message: `The run cannot continue: ${imported.size === 0 ? 'something' : quotedPaths([...imported])} waits for something that never happens.`,
    ...(imported.size > 0 && { hint: 'It awaits a promise that is never settled.' }),
});
/** Returns the message for a process whose work is done, but that something keeps alive. */
const keepsAliveMessage = (left) => `The work is done, but ${quotedPaths([...imported])} keeps the process alive, so hublint ends it. ${left.length === 0 ? 'Close what it opens.' : `It left open: ${left.join(', ')}.`}`;


/***/ }),

/***/ 65439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPackages),
/* harmony export */   P: () => (/* binding */ resolvePackage)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2134);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46018);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54453);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96801);






/**
 * Checks the files that Node reads to run a module, or a module in a folder.
 * @throws Error if one is a pipe, on which Node would wait forever.
 */
function checkPackages(place) {
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(place)) {
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindFollowing */ .eh)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'package.json')) === 'other') {
            throw new Error('a `package.json` beside or above it is not a regular file');
        }
    }
}
/**
 * Resolves a package as an import from a file would. Node looks into the `node_modules` of every parent folder; one in
 * a folder that others can write to, such as the temporary folder, must not provide code.
 * @throws Error if the package is missing, or found only in such a folder.
 */
function resolvePackage(name, from) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const root = (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I)(folder);
    const reliable = [...(0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .upward */ .Oz)(root ?? folder)];
    checkPackages(folder);
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(folder)) {
        const isReliable = (root !== undefined && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(at, root)) || reliable.includes(at);
        // Rejects any such folder, whichever Node would use: an empty one does not end its search.
        if (!isReliable && (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules', name))) {
            throw new Error(`it is in \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules')}\`, and others can write to that folder`);
        }
    }
    return (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(from).resolve(name);
}


/***/ })

};
