export const id = 842;
export const ids = [842];
export const modules = {

/***/ 257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renamed)
/* harmony export */ });
/**
 * The same document with its files named otherwise, as one that is read and never written: it has no edits. What its
 * messages say of files stays as it is.
 */
function renamed(document, name) {
    const at = (location) => ({ ...location, file: name(location.file) });
    const fault = ({ location, related, ...rest }) => ({
        ...rest,
        location: at(location),
        ...(related && { related: related.map((other) => ({ ...other, location: at(other.location) })) }),
    });
    return {
        ...document,
        file: name(document.file),
        files: document.files.map(name),
        faults: document.faults.map(fault),
        unknowns: document.unknowns.map((unknown) => unknown.because === undefined ? unknown : { ...unknown, because: at(unknown.because) }),
        positions: async () => renamedPositions(await document.positions(), name, at),
    };
}
function renamedPositions(positions, name, at) {
    return {
        locate: (target) => at(positions.locate(target)),
        writtenElsewhere(path) {
            const location = positions.writtenElsewhere?.(path);
            return location && at(location);
        },
        edit: () => undefined,
        comments: positions.comments.map((comment) => ({ ...comment, file: name(comment.file) })),
        sources: new Map([...positions.sources].map(([file, text]) => [name(file), text])),
    };
}


/***/ }),

/***/ 7842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Revisions: () => (/* binding */ Revisions)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
// EXTERNAL MODULE: ./dist/lib/src/host/files/names.js
var files_names = __webpack_require__(6556);
// EXTERNAL MODULE: ./dist/lib/src/host/git/repository.js
var git_repository = __webpack_require__(6383);
// EXTERNAL MODULE: ./dist/lib/src/host/git/revision.js
var git_revision = __webpack_require__(7130);
// EXTERNAL MODULE: ./dist/lib/src/host/git/run.js + 1 modules
var run = __webpack_require__(2701);
// EXTERNAL MODULE: ./dist/lib/src/data/closest.js
var closest = __webpack_require__(4009);
// EXTERNAL MODULE: ./dist/lib/src/host/files/discover.js
var discover = __webpack_require__(8873);
// EXTERNAL MODULE: ./dist/lib/src/host/git/tree/reference.js
var tree_reference = __webpack_require__(8257);
;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/find.js






/**
 * The manifests that a path names, as a target on disk does: a file, a part of a definition, or a folder to search.
 * `here` is the working directory from the root of the repository.
 * @throws KnownError where there is nothing of that name.
 */
function manifestsAt(reference, here, view) {
    const { path } = reference;
    const found = view.find(path);
    if (found?.is === 'folder')
        return { paths: [...manifestsIn(found.folder, path)], isSearched: true };
    if (found?.is === 'file')
        return { paths: [manifestOf(path, view)], isSearched: false };
    const shown = (0,tree_reference/* referenceTo */.Po)(path, reference);
    if (found?.is === 'outside') {
        throw new known_error/* KnownError */.E({ message: `\`${shown}\` leads out of the repository, or into another one.` });
    }
    const own = external_node_path_.posix.join(here, path);
    const meant = here !== '' && view.find(own) !== undefined ? own : nearest(path, view);
    const message = `There is no \`${path}\` in the revision \`${reference.revision}\`.`;
    throw new known_error/* NothingFound */.c({ message: message + (0,closest/* didYouMean */.a)(meant && (0,tree_reference/* referenceTo */.Po)(meant, reference)) });
}
/** @throws KnownError always. */
function noneFound(reference) {
    throw new known_error/* NothingFound */.c({
        message: `There is no manifest in \`${(0,tree_reference/* referenceTo */.Po)(reference.path, reference)}\`.`,
        hint: discover/* searched */.CU,
    });
}
/** In the order in which they are found on disk. Links are not followed. */
function* manifestsIn(folder, path) {
    for (const name of [...folder.entries.keys()].sort()) {
        const node = folder.entries.get(name);
        const place = external_node_path_.posix.join(path, name);
        if (node?.kind === 'file' && (0,files_names/* isManifestName */.zU)(name))
            yield place;
        if (node?.kind === 'folder' && !files_names/* skippedFolders */.cT.has(name))
            yield* manifestsIn(node, place);
    }
}
/** The manifest that a named file is, or belongs to. */
function manifestOf(path, view) {
    const name = external_node_path_.posix.basename(path);
    if ((0,files_names/* isManifestName */.zU)(name) || !(0,files_names/* belongsToManifest */.TQ)(name))
        return path;
    for (let at = external_node_path_.posix.dirname(path);; at = external_node_path_.posix.dirname(at)) {
        const found = view.find(at);
        const entries = found?.is === 'folder' ? [...found.folder.entries] : [];
        const names = entries.filter(([one, { kind }]) => kind === 'file' && (0,files_names/* isManifestName */.zU)(one)).map(([one]) => one);
        const [manifest] = names.sort();
        if (manifest !== undefined)
            return external_node_path_.posix.join(at, manifest);
        if (at === '.')
            return path;
    }
}
/** What has nearly this name, in the folder that it would stand in, or in one whose own name is nearly right. */
function nearest(path, view) {
    let place = '';
    for (const step of path.split('/')) {
        const found = view.find(place);
        if (found?.is !== 'folder')
            return undefined;
        const next = found.folder.entries.has(step) ? step : (0,closest/* closest */.k)(step, found.folder.entries.keys());
        if (next === undefined)
            return undefined;
        place = external_node_path_.posix.join(place, next);
    }
    return place === path ? undefined : place;
}
/** Files that would be manifests if their names were UTF-8, in a folder. */
const unnameableIn = (paths, folder) => paths.filter((path) => {
    const names = path.split('/');
    const isInside = folder === '' || path.startsWith(`${folder}/`);
    return isInside && (0,files_names/* isManifestName */.zU)(names.at(-1) ?? '') && !names.some((name) => files_names/* skippedFolders */.cT.has(name));
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/listing.js


/** What a revision may hold at most: the largest repositories have 500,000 files, and no system has longer paths. */
const limits = { entries: 1_000_000, path: 4096 };
/** The modes of files and links; a folder has no line of its own. */
const leafLine = /^(100\d{3}|120000) blob ([0-9a-f]{40,64})\t(.+)$/s;
const submoduleLine = /^160000 commit [0-9a-f]{40,64}\t(.+)$/s;
/**
 * Reads what `git ls-tree -r -z --full-tree` prints. Whoever made the tree may be hostile: what no work tree could hold
 * (`..`, `.git`, an empty name, a file that is a folder, too) is nothing.
 * @throws KnownError for more than can be.
 */
function listingOf(output) {
    const isText = (0,external_node_buffer_.isUtf8)(output);
    const listing = { root: newFolder(), unnameable: [], room: limits.entries };
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const line = output.subarray(start, end < 0 ? output.length : end);
        if (line.length > limits.path + 100)
            throw tooLarge(`a path of more than ${limits.path} bytes`);
        start += line.length + 1;
        add(line.toString('utf8'), isText || (0,external_node_buffer_.isUtf8)(line), listing);
    }
    return listing;
}
const newFolder = () => ({ kind: 'folder', entries: new Map() });
function add(line, isText, listing) {
    const [, mode, id, leaf] = leafLine.exec(line) ?? [];
    const path = leaf ?? submoduleLine.exec(line)?.[1];
    if (path === undefined)
        return;
    if (!isText)
        listing.unnameable.push(path);
    else
        put(path.split('/'), id === undefined ? { kind: 'submodule' } : { kind: kindOf(mode), id }, listing);
}
const kindOf = (mode) => (mode === '120000' ? 'link' : 'file');
function put(names, node, listing) {
    if (names.some((name) => /^\.{0,2}$|^\.git$/i.test(name)))
        return;
    let folder = listing.root;
    for (const name of names.slice(0, -1)) {
        const inside = folder.entries.get(name) ?? grown(folder, name, newFolder(), listing);
        if (inside.kind !== 'folder')
            return;
        folder = inside;
    }
    const name = names.at(-1) ?? '';
    if (!folder.entries.has(name))
        grown(folder, name, node, listing);
}
function grown(folder, name, node, listing) {
    listing.room -= 1;
    if (listing.room < 0)
        throw tooLarge(`more than ${limits.entries.toLocaleString('en')} files and folders`);
    folder.entries.set(name, node);
    return node;
}
const tooLarge = (what) => new known_error/* KnownError */.E({ message: `The revision is too large to be read: it has ${what}.` });

// EXTERNAL MODULE: ./dist/lib/src/document/bounds.js
var bounds = __webpack_require__(7686);
// EXTERNAL MODULE: ./dist/lib/src/document/module/open-module.js + 129 modules
var open_module = __webpack_require__(8715);
// EXTERNAL MODULE: ./dist/lib/src/document/open-text.js + 5 modules
var open_text = __webpack_require__(7846);
// EXTERNAL MODULE: ./dist/lib/src/document/renamed.js
var renamed = __webpack_require__(257);
// EXTERNAL MODULE: ./dist/lib/src/host/files/decode.js
var decode = __webpack_require__(564);
// EXTERNAL MODULE: ./dist/lib/src/host/files/read.js
var files_read = __webpack_require__(9638);
// EXTERNAL MODULE: ./dist/lib/src/host/files/walk.js
var walk = __webpack_require__(7663);
;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/module-host.js


/** Files that the reading of one definition may see: those of its revision, and none on disk. */
function treeHost(snapshot, view) {
    return {
        read: (path, within) => textIn(view.read(path, within)),
        readBase64(path, within) {
            const read = view.read(path, within);
            return 'bytes' in read ? read.bytes.toString('base64') : undefined;
        },
        look(path) {
            const found = view.find(path);
            return found?.is === 'outside' ? 'hidden' : found?.is;
        },
        entries(path) {
            const found = view.find(path);
            return found?.is === 'folder' ? [...found.folder.entries.keys()].sort() : [];
        },
        isIgnored: (path) => isIgnoredIn(view, path),
        workspacePackage: (name) => snapshot.packages(view).get(name),
        workspaceNames: () => [...snapshot.packages(view).keys()],
    };
}
const textIn = (read) => ('bytes' in read ? read.bytes.toString('utf8') : undefined);
/** By the `.gitignore` files of the revision, from its root on; each holds below its folder. */
async function isIgnoredIn(view, path) {
    const place = external_node_path_.posix.normalize(path);
    if (/^\.\.(?:\/|$)/.test(place))
        return false;
    const steps = place.split('/').slice(0, -1);
    const folders = ['.', ...steps.map((_, at) => steps.slice(0, at + 1).join('/'))];
    const lists = folders.flatMap((folder) => {
        const text = textIn(view.read(external_node_path_.posix.join(folder, '.gitignore'), folder));
        return text === undefined ? [] : [{ folder, names: text.split(/\r?\n/) }];
    });
    return lists.length > 0 && (await (0,walk/* ignoredBy */.gP)(lists))(place);
}

;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/manifest.js









/**
 * Opens a manifest of a revision as one on disk is opened.
 * @throws KnownError where the file cannot be read at all.
 */
async function openCommitted({ snapshot, path, kind, name }) {
    const file = name(path);
    const document = kind === 'module'
        ? await snapshot.settled(file, (view) => (0,open_module.openModule)(path, treeHost(snapshot, view)))
        : await (0,open_text/* openDocument */.EJ)(path, (0,decode/* decode */.D)(bytesOf(await readWhole(snapshot, path, file), file)));
    return (0,renamed/* renamed */.f)(document, name);
}
/** Reads what stands beside a manifest of a revision, inside of its folder; `limit` is in bytes. */
function readBeside({ snapshot, path, name }, beside, limit) {
    const folder = external_node_path_.posix.dirname(path);
    const wanted = external_node_path_.posix.isAbsolute(beside) ? '..' : external_node_path_.posix.join(folder, beside);
    return snapshot.settled(name(path), (view) => view.read(wanted, folder, limit));
}
const readWhole = (snapshot, path, file) => snapshot.settled(file, (view) => view.read(path, '.', bounds/* bounds */.O.length * 4));
function bytesOf(read, file) {
    if ('bytes' in read)
        return read.bytes;
    if (read.refusal === 'too-large')
        return (0,decode/* tooLarge */.g)();
    throw new known_error/* KnownError */.E({ message: `\`${file}\` cannot be read: it ${files_read/* refusals */.Ke[read.refusal]}.` });
}

;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/objects.js


/** Bytes that one process of git is asked for, that may be held for one manifest, and that are kept for the next. */
const objects_limits = { batch: 32 * 1024 * 1024, round: 256 * 1024 * 1024, kept: 64 * 1024 * 1024 };
/** The contents of a repository's files by the ids of their objects, each fetched once, many at a time. */
class Objects {
    #git;
    #known = new Map();
    #held = 0;
    #readers = 0;
    constructor(git) {
        this.#git = git;
    }
    /** Undefined for what was never asked for. */
    about(id) {
        return this.#known.get(id);
    }
    /**
     * Finds out the sizes of objects, and fetches those that are no larger than what is wanted of each, in bytes.
     * @throws KnownError where git cannot read them, and where they are too much altogether.
     */
    async fetch(wanted) {
        await this.#measure([...wanted.keys()].filter((id) => !this.#known.has(id)));
        const due = [...wanted].flatMap(([id, limit]) => {
            const known = this.#known.get(id);
            const isDue = typeof known === 'object' && known.bytes === undefined && known.size <= limit;
            return isDue ? [{ id, size: known.size }] : [];
        });
        for (const batch of batchesOf(due))
            await this.#read(batch);
    }
    /** Notes objects that the repository lacks: git would give up on all that are asked for along with one of them. */
    lose(ids) {
        for (const id of ids)
            this.#known.set(id, 'lost');
    }
    /** Keeps what is fetched until it is released: whoever reads in rounds counts on that. */
    hold() {
        this.#readers += 1;
        return () => {
            this.#readers -= 1;
        };
    }
    /** Lets contents go, where many are kept and nobody reads. Sizes stay. */
    trim() {
        if (this.#held <= objects_limits.kept || this.#readers > 0)
            return;
        for (const [id, known] of this.#known)
            if (known !== 'lost')
                this.#known.set(id, { size: known.size });
        this.#held = 0;
    }
    async #measure(ids) {
        if (ids.length === 0)
            return;
        const lines = (await this.#ask('--batch-check', ids)).toString('utf8').split('\n');
        this.lose(ids);
        for (const line of lines) {
            const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
            if (id !== undefined)
                this.#known.set(id, { size: Number(size) });
        }
    }
    async #read(ids) {
        const output = await this.#ask('--batch', ids);
        for (let start = 0; start < output.length;) {
            const end = output.indexOf('\n', start);
            if (end < 0)
                return;
            const [, id, length] = /^([0-9a-f]+) blob (\d+)$/.exec(output.subarray(start, end).toString('utf8')) ?? [];
            start = end + 1;
            // One that was there when it was measured.
            if (id === undefined)
                continue;
            const size = Number(length);
            this.#known.set(id, { size, bytes: output.subarray(start, start + size) });
            this.#held += size;
            start += size + 1;
        }
    }
    /** Ids go in by standard input: nothing that a repository says is ever an argument. Neither way runs filters. */
    #ask(way, ids) {
        const input = `${ids.join('\n')}\n`;
        return (0,run/* bytesOrThrow */.R9)(this.#git, { args: ['cat-file', way, '--buffer'], input }, 'git cannot read the files of this repository');
    }
}
function batchesOf(due) {
    const batches = [];
    let [room, total] = [0, 0];
    for (const { id, size } of due) {
        total += size;
        if (total > objects_limits.round)
            throw new known_error/* KnownError */.E({ message: 'The files of this revision are too much to be read.' });
        if (batches.length === 0 || room < size) {
            batches.push([]);
            room = objects_limits.batch;
        }
        batches.at(-1)?.push(id);
        room -= size;
    }
    return batches;
}

// EXTERNAL MODULE: ./dist/lib/src/host/files/workspace.js
var workspace = __webpack_require__(161);
;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/view.js


/** No system follows more links on the way to a file. */
const mostLinks = 40;
/** What comes along with a file, as its neighbours are often asked for next. */
const neighbour = /\.(?:[cm]?[jt]sx?|json|vrl)$/;
const neighbours = { most: 200, size: 64 * 1024 };
const pointerMark = 'version https://git-lfs.github.com/spec/v1\n';
/**
 * A revision as far as it is at hand. What is not is noted, and looks absent: whoever asked has to fetch it and ask again.
 * Paths are POSIX from the root of the repository, which is `.`.
 */
class View {
    /** What is to be fetched, each up to a size in bytes. */
    wanted = new Map();
    /** How often something was not at hand. */
    misses = 0;
    /** The files whose content the repository does not have. */
    lost = new Set();
    /** The files of which git has only a pointer: their content is in Git LFS. */
    pointers = new Set();
    #root;
    #objects;
    constructor(root, objects) {
        this.#root = root;
        this.#objects = objects;
    }
    /** Reads a file inside of a folder, wherever links lead; `limit` is in bytes. */
    read(path, within = '.', limit = bounds/* bounds */.O.length) {
        const found = this.find(path);
        if (found === undefined)
            return { refusal: 'absent' };
        if (found.is === 'outside')
            return { refusal: 'outside' };
        if (found.is === 'folder')
            return { refusal: 'not-a-file' };
        const folder = this.find(within);
        const isInside = folder?.is === 'folder' && (folder.path === '' || found.path.startsWith(`${folder.path}/`));
        if (!isInside)
            return { refusal: 'outside' };
        return this.#content(found.leaf, path, limit) ?? this.#absentYet(found.among);
    }
    /** What stands at a path; undefined for nothing. */
    find(path) {
        const steps = external_node_path_.posix.normalize(path).split('/').reverse();
        const way = [];
        const here = () => way.at(-1)?.folder ?? this.#root;
        const pathTo = (name) => [...way.map((step) => step.name), ...(name === undefined ? [] : [name])].join('/');
        let links = mostLinks;
        for (let name = steps.pop(); name !== undefined; name = steps.pop()) {
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                if (way.pop() === undefined)
                    return { is: 'outside' };
                continue;
            }
            const node = here().entries.get(name);
            if (node === undefined)
                return undefined;
            if (node.kind === 'submodule')
                return { is: 'outside' };
            if (node.kind === 'folder')
                way.push({ name, folder: node });
            else if (node.kind === 'file') {
                return steps.length > 0 ? undefined : { is: 'file', leaf: node, path: pathTo(name), among: here() };
            }
            else {
                const target = this.#target(node, pathTo(name));
                links -= 1;
                if (target === undefined || links < 0)
                    return undefined;
                if (external_node_path_.posix.isAbsolute(target))
                    return { is: 'outside' };
                steps.push(...target.split('/').reverse());
            }
        }
        return { is: 'folder', folder: here(), path: pathTo() };
    }
    #target(link, path) {
        const read = this.#content(link, path, 4096);
        return read !== undefined && 'bytes' in read ? read.bytes.toString('utf8') : undefined;
    }
    /** Undefined for what has to be fetched. */
    #content({ id, kind }, path, limit) {
        const known = this.#objects.about(id);
        if (known === 'lost') {
            this.lost.add(path);
            return { refusal: 'absent' };
        }
        if (known !== undefined && known.size > limit)
            return { refusal: 'too-large' };
        const { bytes } = known ?? {};
        if (bytes === undefined) {
            this.misses += 1;
            this.wanted.set(id, Math.max(limit, this.wanted.get(id) ?? 0));
            return undefined;
        }
        if (kind === 'file' && isPointer(bytes))
            this.pointers.add(path);
        return { bytes };
    }
    /** Code imports what stands beside it: that comes along, which saves asking for it one by one. */
    #absentYet(among) {
        let left = neighbours.most;
        for (const [name, node] of among.entries) {
            if (left === 0)
                break;
            if (node.kind !== 'file' || !neighbour.test(name) || this.#objects.about(node.id) !== undefined)
                continue;
            if (!this.wanted.has(node.id))
                this.wanted.set(node.id, neighbours.size);
            left -= 1;
        }
        return { refusal: 'absent' };
    }
}
/** Such a file is some lines long. */
const isPointer = (bytes) => bytes.length < 1024 && bytes.subarray(0, pointerMark.length).toString('latin1') === pointerMark;

;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/snapshot.js





/** How often what is missing is fetched: each time leads one import or link further, out of the folders that came along. */
const mostRounds = 40;
/** What of a definition's folder comes along when it is read, in files and in bytes of each. */
const prefetched = { most: 400, size: 128 * 1024 };
const usual = /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|vrl|md|svg)$/;
/** What is looked for in every folder above. */
const above = ['package.json', 'tsconfig.json', '.gitignore'];
/** A revision whose files are fetched as they are asked for. */
class Snapshot {
    listing;
    #objects;
    #packages;
    constructor(listing, objects) {
        this.listing = listing;
        this.#objects = objects;
    }
    /**
     * Does work until it asks for nothing that is not at hand: only then it has seen all that there is. `file` is what is
     * read, as shown to people.
     * @throws KnownError for what the repository does not have.
     */
    async settled(file, work) {
        const release = this.#objects.hold();
        try {
            for (let round = 0; round < mostRounds; round++) {
                const view = this.#view();
                const made = await attempt(() => work(view));
                checkComplete(view, file);
                if (view.misses > 0)
                    await this.#objects.fetch(view.wanted);
                else if ('error' in made)
                    throw made.error;
                else
                    return made.value;
            }
        }
        finally {
            release();
        }
        throw new known_error/* KnownError */.E({
            message: `\`${file}\` cannot be read: what it imports or links to leads through too many folders.`,
        });
    }
    /** Fetches at once what the reading of manifests will ask for, most of all. */
    async prefetch(manifests) {
        this.#objects.trim();
        const view = this.#view();
        const wanted = new Map();
        for (const { path, kind } of manifests) {
            view.read(path);
            if (kind === 'text')
                continue;
            const found = view.find(external_node_path_.posix.dirname(path));
            if (found?.is === 'folder')
                for (const id of usualIn(found.folder))
                    wanted.set(id, prefetched.size);
            for (const folder of foldersAbove(path))
                for (const name of above)
                    view.read(external_node_path_.posix.join(folder, name));
        }
        await this.#objects.fetch(new Map([...wanted, ...view.wanted]));
    }
    /** The packages of the workspace that the revision is: their folders, by name. */
    packages(view) {
        if (this.#packages !== undefined)
            return this.#packages;
        const before = view.misses;
        const packages = (0,workspace/* packagesIn */.j)({
            read(path) {
                const read = view.read(path);
                return 'bytes' in read ? read.bytes.toString('utf8') : undefined;
            },
            folders: (path) => foldersIn(view, path),
        });
        if (view.misses === before)
            this.#packages = packages;
        return packages;
    }
    #view() {
        return new View(this.listing.root, this.#objects);
    }
}
/** Work that has not seen everything may fail for that alone. */
async function attempt(work) {
    try {
        return { value: await work() };
    }
    catch (error) {
        return { error };
    }
}
function checkComplete({ lost, pointers }, file) {
    const [missing] = lost;
    if (missing !== undefined) {
        throw new known_error/* KnownError */.E({
            message: `\`${file}\` cannot be read: this clone lacks the content of \`${missing}\`.`,
            hint: 'In a partial clone, fetch it: `git fetch --refetch --no-filter`.',
        });
    }
    const [pointer] = pointers;
    if (pointer !== undefined) {
        const hint = 'Check the revision out, and let Git LFS fetch the file.';
        const message = `\`${file}\` cannot be read: the content of \`${pointer}\` is in Git LFS, and not in the revision.`;
        throw new known_error/* KnownError */.E({ message, hint });
    }
}
/** The ids of the files in a folder that a definition may ask for. */
function usualIn(folder) {
    const ids = [];
    const open = [folder];
    for (let inside = open.shift(); inside !== undefined && ids.length < prefetched.most; inside = open.shift()) {
        for (const [name, node] of inside.entries) {
            if (node.kind === 'folder' && !files_names/* skippedFolders */.cT.has(name))
                open.push(node);
            if (node.kind === 'file' && usual.test(name))
                ids.push(node.id);
        }
    }
    return ids.slice(0, prefetched.most);
}
function foldersAbove(path) {
    const folders = [];
    for (let at = external_node_path_.posix.dirname(path);; at = external_node_path_.posix.dirname(at)) {
        folders.push(at);
        if (at === '.')
            return folders;
    }
}
function foldersIn(view, path) {
    const found = view.find(path);
    if (found?.is !== 'folder')
        return [];
    const names = [...found.folder.entries].filter(([, { kind }]) => kind === 'folder');
    return names.map(([name]) => name).sort();
}

;// CONCATENATED MODULE: ./dist/lib/src/host/git/tree/revisions.js













/** So many manifests are fetched at once. */
const group = 50;
/** The revisions of the repository around a folder, each listed once, with the contents of files that they share. */
class Revisions {
    #cwd;
    #repository;
    /** The folder, from the root of the repository. */
    #here;
    #git;
    #objects;
    #snapshots = new Map();
    constructor(cwd, repository, git) {
        this.#cwd = cwd;
        this.#repository = repository;
        this.#here = (0,external_node_path_.relative)(repository.root, (0,entries/* realPath */.Ye)(cwd) ?? cwd)
            .split(external_node_path_.sep)
            .join('/');
        this.#git = git;
        this.#objects = new Objects(git);
    }
    /** @throws KnownError outside of a repository, and where git is not installed or cannot be relied upon. */
    static async around(cwd) {
        const repository = (0,git_repository/* repositoryAt */.u)(cwd);
        if (repository === undefined)
            throw new known_error/* KnownError */.E({ message: 'This folder is not in a git repository.' });
        return new Revisions(cwd, repository, await (0,run/* openGit */.zY)(repository));
    }
    /**
     * The manifests that `git:REV:PATH` names, in the order in which they are found on disk.
     * @throws KnownError for an unknown revision, for a path that is not in it, and where it holds no manifest.
     */
    async *sources(target, { isIgnored, trouble }) {
        const reference = (0,tree_reference/* parseReference */.F2)(target, this.#here);
        const snapshot = await this.#snapshotOf(reference.revision);
        const name = (path) => (0,tree_reference/* referenceTo */.Po)(path, reference);
        const find = () => snapshot.settled(target, (view) => manifestsAt(reference, this.#here, view));
        const { paths, isSearched } = await find();
        const unnameable = unnameableIn(snapshot.listing.unnameable, reference.path);
        for (const path of unnameable) {
            trouble(new known_error/* KnownError */.E({ message: `\`${name(path)}\` cannot be read: its name is not UTF-8.` }));
        }
        let isSilent = unnameable.length === 0;
        for (const source of this.#sourcesOf(paths.map((path) => manifestIn(path, snapshot, name)))) {
            try {
                if (isSearched && (await isIgnored?.(source.path)))
                    continue;
            }
            catch (error) {
                trouble(error);
                isSilent = false;
                continue;
            }
            isSilent = false;
            yield source;
        }
        if (isSilent)
            noneFound(reference);
    }
    /** The first of each group that is opened fetches for the others. */
    #sourcesOf(manifests) {
        const prefetched = new Set();
        return manifests.map((manifest, at) => this.#sourceOf(manifest, async () => {
            if (prefetched.has(manifest))
                return;
            const next = manifests.slice(at, at + group);
            for (const one of next)
                prefetched.add(one);
            await manifest.snapshot.prefetch(next);
        }));
    }
    #sourceOf(manifest, prefetch) {
        const { path, kind, name } = manifest;
        // Named as the caller names files, also where a link leads to the repository.
        const real = (0,entries/* realPath */.Ye)(this.#cwd) ?? this.#cwd;
        return {
            file: name(path),
            path: (0,external_node_path_.resolve)(this.#cwd, (0,external_node_path_.relative)(real, (0,external_node_path_.resolve)(this.#repository.root, path))),
            kind,
            elsewhere: {
                async open() {
                    await prefetch();
                    return openCommitted(manifest);
                },
                beside: (file, limit) => readBeside(manifest, file, limit),
            },
        };
    }
    async #snapshotOf(revision) {
        const commit = await (0,git_revision/* commitOf */.D3)(revision, this.#git);
        const snapshot = this.#snapshots.get(commit) ?? this.#list(commit, revision);
        this.#snapshots.set(commit, snapshot);
        return snapshot;
    }
    async #list(commit, revision) {
        const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
        const hint = 'In a partial clone, fetch what is missing: `git fetch --refetch --no-filter`.';
        const output = await (0,run/* bytesOrThrow */.R9)(this.#git, { args }, `git cannot list the files of the revision \`${revision}\``, hint);
        if (this.#git.isPartial)
            this.#objects.lose(await this.#lostIn(commit, revision));
        return new Snapshot(listingOf(output), this.#objects);
    }
    async #lostIn(commit, revision) {
        const args = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', commit];
        const output = await (0,run/* runOrThrow */.nf)(this.#git, args, `git cannot list the objects of the revision \`${revision}\``);
        return [...output.matchAll(/^\?([0-9a-f]+)$/gm)].map(([, id = '']) => id);
    }
}
const manifestIn = (path, snapshot, name) => ({
    snapshot,
    path: external_node_path_.posix.normalize(path),
    kind: (0,files_names/* isModule */.FS)(path) ? 'module' : 'text',
    name,
});


/***/ })

};
