export const id = 8657;
export const ids = [8657];
export const modules = {

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


/***/ })

};
