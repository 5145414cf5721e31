export const id = 890;
export const ids = [890];
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

/***/ 890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hub: () => (/* binding */ Hub),
  clientOf: () => (/* binding */ clientOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
;// CONCATENATED MODULE: ./dist/lib/src/host/hub/address.js

/** The platform's public API. */
const publicAddress = 'https://api.botpress.cloud';
/** Names of this machine. Any other that means it, such as `127.0.0.1.example.com`, could come to mean something else. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Where the hub is, without a slash at its end. What is given is never repeated: it may hold a password.
 * @throws KnownError for what is no address, or one that a token must not be sent to.
 */
function addressOf(asked, env) {
    const given = asked ?? (env?.trim() || undefined);
    if (given === undefined)
        return publicAddress;
    const source = asked === undefined ? 'HUBLINT_HUB_URL' : '--hub-url';
    const refuse = (why) => new known_error/* KnownError */.E({ message: `\`${source}\` ${why}.`, hint: `Write the hub's address as \`${publicAddress}\`.` });
    if (!URL.canParse(given))
        throw refuse('is no address');
    const url = new URL(given);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.test(url.hostname))) {
        throw refuse('is no `https` address; `http` is for this machine alone (`localhost`, `127.0.0.1`, `[::1]`)');
    }
    if (url.username !== '' || url.password !== '') {
        throw refuse('holds a user or a password; the token is given by `HUBLINT_TOKEN`');
    }
    if (/[?#]/.test(given))
        throw refuse('holds a query or a fragment');
    return url.href.replace(/\/+$/, '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./dist/lib/src/host/files/boundary.js
var boundary = __webpack_require__(9636);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
// EXTERNAL MODULE: ./dist/lib/src/host/files/read.js
var read = __webpack_require__(9638);
// EXTERNAL MODULE: ./dist/lib/src/host/files/replace.js + 3 modules
var replace = __webpack_require__(1677);
// EXTERNAL MODULE: ./dist/lib/src/host/files/write.js + 1 modules
var write = __webpack_require__(5817);
;// CONCATENATED MODULE: ./dist/lib/src/host/hub/cache.js








/** What is fixed in a version are its contents; its status and its counters move on. In milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;
/**
 * Answers of a hub about exact versions, in the user's cache folder. Nothing depends on it: what is not in order there
 * is as good as absent, and whoever reads it looks at it as at an answer of the hub.
 */
class Cache {
    #folder;
    #address;
    constructor(env, address) {
        const caches = cachesOf(env);
        const folder = caches && (0,external_node_path_.join)(caches, 'hublint', 'hub');
        // What stands in a repository may have come with it.
        this.#folder = folder !== undefined && (0,boundary/* repositoryOf */._M)(folder) === undefined ? folder : undefined;
        this.#address = address;
    }
    read(reference) {
        const path = this.#pathOf(reference);
        if (path === undefined || !isSafe(path.folder))
            return undefined;
        const { folder, file } = path;
        if ((0,entries/* kindAt */.Ii)(file) !== 'file' || !(0,entries/* isPrivate */.Gw)(file) || (0,entries/* nameCount */.Lh)(file) !== 1)
            return undefined;
        const age = Date.now() - ((0,entries/* writtenAt */.nt)(file) ?? 0);
        return age >= 0 && age < lifetime ? (0,read/* textIn */.r7)((0,read/* readInside */.xO)(file, folder)) : undefined;
    }
    keep(reference, text) {
        const path = this.#pathOf(reference);
        if (path === undefined)
            return;
        try {
            (0,write/* makePrivateFolder */.I2)(path.folder);
            if (!isSafe(path.folder))
                return;
            (0,replace/* remove */.TF)(path.file);
            (0,replace/* create */.vt)(path.file, text, { isPrivate: true });
        }
        catch {
            // The next run asks the hub again.
        }
    }
    #pathOf(reference) {
        const folder = this.#folder;
        if (folder === undefined || !('name' in reference) || !reference.isExact)
            return undefined;
        const key = JSON.stringify([this.#address, reference.name, reference.version]);
        return { folder, file: (0,external_node_path_.join)(folder, `${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex')}.json`) };
    }
}
/** A folder that only this user has had a hand in, as has the one around it. */
const isSafe = (folder) => [folder, (0,external_node_path_.join)(folder, '..')].every((one) => (0,entries/* kindAt */.Ii)(one) === 'folder' && (0,entries/* isPrivate */.Gw)(one));
/** Where programs keep what they can do without. Sources: XDG Base Directory Specification; the guidelines of macOS and Windows. */
function cachesOf({ XDG_CACHE_HOME: named, HOME: home, LOCALAPPDATA: local }) {
    if (named !== undefined && (0,external_node_path_.isAbsolute)(named))
        return named;
    if (external_node_process_.platform === 'win32')
        return local !== undefined && (0,external_node_path_.isAbsolute)(local) ? local : undefined;
    if (home === undefined || !(0,external_node_path_.isAbsolute)(home))
        return undefined;
    return external_node_process_.platform === 'darwin' ? (0,external_node_path_.join)(home, 'Library', 'Caches') : (0,external_node_path_.join)(home, '.cache');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./dist/lib/schemas/form.js
var schemas_form = __webpack_require__(2477);
;// CONCATENATED MODULE: ./dist/lib/schemas/hub.js


/**
 * What else the hub tells of: accounts, workspaces, their members, states. Which fields are required is shown for few of
 * them, and the platform may tell more: unknown fields are let be. Source: platform API, sections 2.2 to 2.5.
 */
const hub_text = (title, description) => (0,schemas_form/* about */.Cv)(title, description, schemas/* string */.YjP());
const moment = (title, description) => (0,schemas_form/* about */.Cv)(title, description, iso/* datetime */.w$({ offset: true }));
const created = () => moment('Created at', 'When it was created (ISO 8601).');
const updated = () => moment('Updated at', 'When it was last changed (ISO 8601).');
const workspaceModel = (0,schemas_form/* once */.Oo)(() => (0,schemas_form/* about */.Cv)('Workspace', 'A workspace, which owns bots and integrations.', schemas/* looseObject */._H3({
    id: hub_text('Id', 'Id of the workspace.'),
    name: hub_text('Name', 'Name of the workspace.').optional(),
    ownerId: hub_text('Owner', 'Id of the user whom it belongs to.').optional(),
    createdAt: hub_text('Created at', 'When it was created.').optional(),
    updatedAt: hub_text('Updated at', 'When it was last changed.').optional(),
    botCount: (0,schemas_form/* about */.Cv)('Bot count', 'How many bots it has.', schemas/* number */.aig()).optional(),
    billingVersion: (0,schemas_form/* about */.Cv)('Billing version', 'How it is billed.', schemas/* enum */.k5n(['v1', 'v2', 'v3', 'v4'])).optional(),
    plan: (0,schemas_form/* about */.Cv)('Plan', 'What is paid for.', schemas/* enum */.k5n(['community', 'team', 'enterprise', 'plus'])).optional(),
    blocked: (0,schemas_form/* about */.Cv)('Blocked', 'Whether it is blocked.', schemas/* boolean */.zMY()).optional(),
    spendingLimit: (0,schemas_form/* about */.Cv)('Spending limit', 'The most that it may cost.', schemas/* number */.aig()).optional(),
    activeTrialId: hub_text('Active trial', 'Id of the trial that is going on.').optional(),
    about: hub_text('About', 'What it says of itself.').optional(),
    profilePicture: hub_text('Profile picture', 'Where its picture is.').optional(),
    contactEmail: hub_text('Contact', 'Where mail to it goes.').optional(),
    website: hub_text('Website', 'Where its website is.').optional(),
    socialAccounts: (0,schemas_form/* about */.Cv)('Social accounts', 'Where else it is found.', schemas/* array */.YOg(schemas/* unknown */.L5J())).optional(),
    isPublic: (0,schemas_form/* about */.Cv)('Public', 'Whether everyone sees it.', schemas/* boolean */.zMY()).optional(),
    handle: (0,schemas_form/* about */.Cv)('Handle', 'What the names of its integrations begin with; null for none.', schemas/* string */.YjP().nullish()),
})));
const accountModel = (0,schemas_form/* once */.Oo)(() => (0,schemas_form/* about */.Cv)('Account', 'The account of somebody who uses the platform.', schemas/* looseObject */._H3({
    id: hub_text('Id', 'Id of the account.'),
    email: hub_text('Email', 'The address of its owner.').optional(),
    emailVerified: (0,schemas_form/* about */.Cv)('Email verified', 'Whether the address is known to be theirs.', schemas/* boolean */.zMY()).optional(),
    createdAt: created().optional(),
    displayName: hub_text('Display name', 'What its owner is called.').optional(),
    profilePicture: hub_text('Profile picture', 'Where the picture of its owner is.').optional(),
})));
const memberModel = (0,schemas_form/* once */.Oo)(() => (0,schemas_form/* about */.Cv)('Workspace member', 'An account as a member of a workspace.', schemas/* looseObject */._H3({
    id: hub_text('Id', 'Id of the member.'),
    email: hub_text('Email', 'The address of the member.').optional(),
    createdAt: hub_text('Created at', 'When the member came.').optional(),
    role: hub_text('Role', 'What the member may do; of `viewer` it is known that it may only look.'),
    userId: (0,schemas_form/* about */.Cv)('User', 'Id of the user (UUID).', schemas/* guid */.OsD()).optional(),
    profilePicture: hub_text('Profile picture', 'Where the picture of the member is.').optional(),
    displayName: hub_text('Display name', 'What the member is called.').optional(),
})));
const stateModel = (0,schemas_form/* once */.Oo)(() => (0,schemas_form/* about */.Cv)('State', 'What is stored under the name of a state, as the platform answers with it.', schemas/* looseObject */._H3({
    state: schemas/* looseObject */._H3({
        id: hub_text('Id', 'Id of the state.'),
        createdAt: created(),
        updatedAt: updated(),
        botId: hub_text('Bot', 'Id of the bot that it belongs to.'),
        name: hub_text('Name', 'Name of the state, as its definition has it.'),
        payload: (0,schemas_form/* about */.Cv)('Payload', 'What is stored.', (0,schemas_form/* map */.Tj)(schemas/* unknown */.L5J())),
        conversationId: hub_text('Conversation', 'Id of the conversation that it belongs to.').optional(),
        userId: hub_text('User', 'Id of the user that it belongs to.').optional(),
    }),
    meta: schemas/* looseObject */._H3({ cached: (0,schemas_form/* about */.Cv)('Cached', 'Whether it comes from a cache.', schemas/* boolean */.zMY()) }).optional(),
})));

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/host/hub/failures.js

const address = 'Is `HUBLINT_HUB_URL` (or `--hub-url`) the address of the hub?';
const reasons = [
    [/^late$/, 'takes too long to answer', 'Try again later.'],
    [/^interrupted$/, 'broke the connection off', 'Try again later.'],
    [/^too-long$/, 'answers with more than 5 MB', address],
    [/^ENOTFOUND$|^EAI_/, 'cannot be found: its name is unknown, or this machine is offline', address],
    [/^ECONNREFUSED$/, 'refuses connections', address],
    [
        /CERT|SELF_SIGNED|^UNABLE_TO_|^(?:ERR_)?(?:TLS|SSL)|^EPROTO$/,
        'cannot be trusted: its certificate does not hold, or it does not speak TLS',
        'Behind a proxy that has a certificate of its own, name that in `NODE_EXTRA_CA_CERTS`.',
    ],
    [/^Z_|^ERR_ZLIB|^HPE_|^UND_ERR_HEADERS/, 'answers with what is no answer in HTTP', address],
];
const redirects = new Set([301, 302, 303, 307, 308]);
/** Why there is no answer. */
function unanswered({ because }, { host }) {
    const [, why, hint] = reasons.find(([code]) => code.test(because)) ?? [];
    const other = /^[A-Z][A-Z0-9_]{1,60}$/.test(because) ? `cannot be reached (${because})` : 'cannot be reached';
    return new known_error/* KnownError */.E({ message: `The hub at \`${host}\` ${why ?? other}.`, hint: hint ?? address });
}
/** What an answer means that is not the one that was asked for. */
function refused(answer, { what, missing, hint }, asker) {
    const { status, wait } = answer;
    const hub = `The hub at \`${asker.host}\``;
    const words = wordsOf(answer, asker);
    const said = (message, ...hints) => {
        const all = [...hints, words].filter((one) => one !== undefined).join(' ');
        return { message, ...(all !== '' && { hint: all }) };
    };
    if (status === 401) {
        return new known_error/* KnownError */.E(said(`${hub} does not accept the token.`, 'Set `HUBLINT_TOKEN` to one that holds.'));
    }
    if (status === 403)
        return new known_error/* KnownError */.E(said(`${hub} does not let this token read ${what}.`));
    if (status === 404)
        return new known_error/* NothingFound */.c(said(`${hub} has ${missing}.`, hint));
    if (status === 429) {
        const later = wait === undefined || wait < 2 ? 'Try again later.' : `Try again in ${wait} seconds.`;
        return new known_error/* KnownError */.E(said(`${hub} has been asked too often.`, later));
    }
    if (redirects.has(status)) {
        return new known_error/* KnownError */.E(said(`${hub} leads elsewhere${placeOf(answer, asker)}, where no token is sent.`, address));
    }
    if (status >= 500)
        return new known_error/* KnownError */.E(said(`${hub} is out of order (status ${status}).`, 'Try again later.'));
    return new known_error/* KnownError */.E(said(`${hub} answers with the status ${status}.`, status < 400 ? address : undefined));
}
/** An answer that is in order, but not what the hub answers with. */
const meaningless = (why, { host }) => new known_error/* KnownError */.E({ message: `The hub at \`${host}\` answers with ${why}.`, hint: address });
/** Where a redirect leads, as far as it can be told. */
function placeOf({ location }, { isTelling }) {
    if (location === undefined || isTelling(location) || !URL.canParse(location))
        return '';
    const { protocol, host } = new URL(location);
    const place = `${protocol}//${host}`;
    return /^https?:$/.test(protocol) && place.length <= 100 ? ` (to \`${place}\`)` : '';
}
/** What the hub itself says, shortened. The specification shows no form for it. */
function wordsOf({ body }, { isTelling }) {
    let said;
    try {
        said = JSON.parse(body.toString('utf8'));
    }
    catch {
        return undefined;
    }
    const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : undefined;
    if (typeof message !== 'string' || isTelling(message))
        return undefined;
    const line = message.replace(/[\s`]+/g, ' ').trim();
    return line === '' ? undefined : `The hub says: \`${line.slice(0, 200)}\``;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/hub/token.js

/** Shorter than this, a token would be found by chance in what it has nothing to do with. */
const shortestKnown = 8;
/**
 * The token, as the environment gives it. It is never repeated.
 * @throws KnownError where there is none, or what is there could not be sent as one.
 */
function tokenFrom(env) {
    const token = env?.trim() ?? '';
    if (token === '') {
        throw new known_error/* KnownError */.E({
            message: 'The hub answers only with a token, and there is none.',
            hint: 'Set the environment variable `HUBLINT_TOKEN` to one of yours.',
        });
    }
    if (/^[\x21-\x7E]+$/.test(token))
        return token;
    throw new known_error/* KnownError */.E({
        message: '`HUBLINT_TOKEN` holds a space, a line break or another character that no token has.',
        hint: 'Give the token alone, without `Bearer`.',
    });
}
/** Whether a text repeats the token, be it in other letters or with the escapes of JSON or of addresses. Then nothing of it is shown. */
function repeats(text, token) {
    if (token.length < shortestKnown)
        return false;
    const plain = text.replace(/\\u00([2-7][0-9a-f])|\\(\/)/gi, (_, code, slash) => code === undefined ? slash : String.fromCharCode(Number.parseInt(code, 16)));
    const all = `${text}\n${plain}`.toLowerCase();
    return [token, encodeURIComponent(token)].some((one) => all.includes(one.toLowerCase()));
}

;// CONCATENATED MODULE: ./dist/lib/src/host/hub/ask.js




/** Asks a hub, and takes only what is an answer. */
class Asking {
    asker;
    #options;
    constructor(options) {
        this.#options = options;
        this.asker = { host: new URL(options.address).host, isTelling: (text) => repeats(text, options.token) };
    }
    /** @throws KnownError where the hub says something else, or nothing. */
    async get({ path, query = {}, headers = {} }, asked) {
        const { address, token, requests } = this.#options;
        const asking = Object.entries(query).flatMap(([name, value]) => value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]);
        const answer = await requests.get(`${address}/v1/${path.map(encoded).join('/')}${asking.length > 0 ? `?${asking.join('&')}` : ''}`, { accept: 'application/json', authorization: `Bearer ${token}`, ...headers });
        if ('because' in answer)
            throw unanswered(answer, this.asker);
        if (answer.status !== 200)
            throw refused(answer, asked, this.asker);
        if (!/^application\/(?:.+\+)?json$/.test(answer.type))
            throw meaningless('what is not JSON', this.asker);
        return this.#read(answer.body);
    }
    #read(body) {
        let text;
        let data;
        try {
            text = new TextDecoder('utf-8', { fatal: true }).decode(body);
            data = JSON.parse(text);
        }
        catch {
            throw meaningless('JSON that is broken', this.asker);
        }
        if (!(0,objects/* isObject */.Gv)(data))
            throw meaningless('JSON that is no object', this.asker);
        if (this.asker.isTelling(text))
            throw meaningless('the token in it; nothing of that is shown', this.asker);
        return { text, data };
    }
}
/** @throws KnownError for what would lead to another path, or is no text. */
function encoded(part) {
    if (!/^\.{0,2}$|\p{Cs}/u.test(part))
        return encodeURIComponent(part);
    throw new known_error/* KnownError */.E({ message: `\`${part.slice(0, 50)}\` cannot be asked for: it is no part of an address.` });
}

;// CONCATENATED MODULE: ./dist/lib/src/host/hub/client.js






/** Keys integration instances by alias, as the platform always will. Source: platform API, section 4. */
const byAlias = { 'x-multiple-integrations': 'true' };
/** More pages than this no hub has. */
const mostPages = 2000;
/** The calls of the platform's API that hublint makes. All of them read, and throw a KnownError where there is no answer. */
class Client {
    #asking;
    constructor(options) {
        this.#asking = new Asking(options);
    }
    /**
     * The version of a public integration that a reference names, as JSON text: an object with the record in `integration`.
     * Source: platform API, sections 4.1 and 4.2.
     */
    async getPublicIntegration(reference) {
        const isNamed = 'name' in reference;
        const path = isNamed ? [reference.name, reference.version] : [reference.id];
        const asked = isNamed
            ? {
                what: `\`${reference.name}@${reference.version}\``,
                missing: `no public integration \`${reference.name}\` with the version \`${reference.version}\``,
                hint: 'Outside of the platform’s own, a name begins with the handle of its workspace: `acme/slack`.',
            }
            : {
                what: `\`${reference.id}\``,
                missing: `no public integration with the id \`${reference.id}\``,
                hint: 'A name needs a version: `hub:NAME@latest`.',
            };
        const question = { path: ['admin', 'hub', 'integrations', ...path], headers: byAlias };
        const { text, data } = await this.#asking.get(question, asked);
        if (!(0,objects/* isObject */.Gv)(data.integration))
            throw meaningless('no `integration`', this.#asking.asker);
        return text;
    }
    /**
     * The workspaces that the token has access to, or the one with a handle, page by page. Source: platform API, section
     * 4.4; the names in the query are those of the platform's own client.
     */
    async *listWorkspaces({ handle } = {}) {
        const page = schemas/* looseObject */._H3({
            // Of the rest nothing is needed: what is new there is no reason to fail.
            workspaces: schemas/* array */.YOg(workspaceModel().pick({ id: true, name: true, handle: true })),
            meta: schemas/* looseObject */._H3({ nextToken: schemas/* string */.YjP().nullish() }).optional(),
        });
        const seen = new Set();
        for (let nextToken; seen.size < mostPages;) {
            const question = { path: ['admin', 'workspaces'], query: { nextToken, handle }, headers: byAlias };
            const answer = await this.#asking.get(question, { what: 'workspaces', missing: 'no workspaces' });
            const { workspaces, meta } = this.#read(answer, page, 'workspaces');
            yield* workspaces;
            nextToken = meta?.nextToken || undefined;
            if (nextToken === undefined)
                return;
            if (seen.has(nextToken))
                break;
            seen.add(nextToken);
        }
        throw meaningless('pages of workspaces without end', this.#asking.asker);
    }
    /** Who the token belongs to, as a member of a workspace. Source: platform API, section 4.7. */
    async getWorkspaceMember(workspaceId) {
        const question = {
            path: ['admin', 'workspace-members', 'me'],
            headers: { ...byAlias, 'x-workspace-id': headerOf(workspaceId, 'workspace') },
        };
        const missing = `no workspace \`${workspaceId}\` that this token is a member of`;
        const answer = await this.#asking.get(question, { what: `the members of workspace \`${workspaceId}\``, missing });
        return this.#read(answer, memberModel().pick({ id: true, role: true }), 'member of a workspace');
    }
    /** A state of a bot. Source: platform API, section 4.9. */
    async getState({ type, id, name, botId }) {
        const question = { path: ['chat', 'states', type, id, name], headers: { 'x-bot-id': headerOf(botId, 'bot') } };
        const asked = { what: `state \`${name}\``, missing: `no state \`${name}\` of the ${type} \`${id}\`` };
        return this.#read(await this.#asking.get(question, asked), stateModel(), 'state');
    }
    #read({ data }, model, what) {
        const read = model.safeParse(data);
        if (read.success)
            return read.data;
        throw meaningless(`no ${what} as the specification shows it`, this.#asking.asker);
    }
}
/** @throws KnownError for an id that would end its header, or could not be sent in one. */
function headerOf(id, what) {
    if (/^[\x21-\x7E]{1,200}$/.test(id))
        return id;
    throw new known_error/* KnownError */.E({ message: `The id of a ${what} is of visible characters, and \`${id.slice(0, 50)}\` is not.` });
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./dist/lib/src/document/bounds.js
var bounds = __webpack_require__(7686);
// EXTERNAL MODULE: ./dist/lib/src/document/open-text.js + 5 modules
var open_text = __webpack_require__(7846);
// EXTERNAL MODULE: ./dist/lib/src/document/renamed.js
var renamed = __webpack_require__(257);
// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(6353);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(8011);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(4737);
// EXTERNAL MODULE: ./dist/lib/src/host/hub/scheme.js
var scheme = __webpack_require__(7497);
;// CONCATENATED MODULE: ./dist/lib/src/host/hub/reference.js





/** Names, versions and ranges are not longer. Source: platform API, section 8. */
const longest = 200;
/** What a name may hold, so that it is one part of an address whatever a server makes of it. */
const namePart = /^(?!\.*$)[\w.~-]+$/;
/** Source: platform API, section 2.1. */
const idForm = /^[\w-]{28,36}$/;
const hint = 'Write `hub:NAME@VERSION`, `hub:NAME@RANGE` or `hub:NAME@latest`, such as `hub:acme/slack@^1.2.0`; or `hub:ID`.';
/**
 * Reads what a target names in the hub.
 * @throws KnownError for what can be neither a name with a version nor an id.
 */
function parseReference(target) {
    const text = (0,scheme/* withoutScheme */.y)(target);
    const at = text.indexOf('@');
    if (at < 0) {
        if (idForm.test(text))
            return { id: text };
        const meant = isName(text) ? ` The latest version is \`${target}@latest\`.` : '';
        throw new known_error/* KnownError */.E({ message: `\`${target}\` names no version, and is no id.`, hint: hint + meant });
    }
    const [name, version] = [text.slice(0, at), text.slice(at + 1)];
    if (!isName(name)) {
        throw new known_error/* KnownError */.E({ message: `\`${target}\` names no integration that the hub could know.`, hint });
    }
    if (version === '' || version.length > longest || (version !== 'latest' && valid(version) === null)) {
        throw new known_error/* KnownError */.E({ message: `\`${target}\` names no version, no range and not \`latest\`.`, hint });
    }
    return { name, version, isExact: isExact(version) };
}
/** Whether a text can be the name of an integration, with or without a handle. */
function isName(text) {
    const parts = text.split('/');
    return text.length <= longest && parts.length <= 2 && parts.every((part) => namePart.test(part));
}
const isExact = (version) => /^\d/.test(version) && parse(version)?.raw === version;
/** Whether a version is one that a reference asks for. */
function fits(version, { version: asked, isExact }) {
    if (typeof version !== 'string')
        return false;
    if (isExact)
        return version === asked;
    return asked === 'latest' || satisfies(version, asked, { includePrerelease: true });
}

;// CONCATENATED MODULE: ./dist/lib/src/host/hub/record.js






/** Opens what the hub answered as a document, whose text is its own, but with a line for each value. */
async function openRecord(file, text) {
    const name = 'record.json';
    const opened = await (0,open_text/* openDocument */.EJ)(name, text);
    // What is out of bounds is not worth the lines.
    const pretty = opened.data === undefined ? text : prettyJson(text);
    const document = pretty.length > bounds/* bounds */.O.length ? opened : await (0,open_text/* openDocument */.EJ)(name, pretty);
    return (0,renamed/* renamed */.f)(document, () => file);
}
/** Keeps names that are repeated, and numbers as they are written, which writing the data anew would not. */
function prettyJson(text) {
    const parts = [];
    let end = 0;
    for (const { offset, length, content } of (0,main.format)(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })) {
        parts.push(text.slice(end, offset), content);
        end = offset + length;
    }
    return `${[...parts, text.slice(end)].join('').trim()}\n`;
}
/** What a document is instead of the version that was asked for; undefined where it is that one. */
function otherThan(reference, { data }) {
    const [name, version, id] = ['name', 'version', 'id'].map((key) => (0,objects/* propertyOf */.$r)(data, key));
    const isIt = 'id' in reference ? id === reference.id : name === reference.name && fits(version, reference);
    if (isIt)
        return undefined;
    const shown = 'id' in reference ? [id] : [name, version];
    return shown.map((part) => (typeof part === 'string' ? part.slice(0, record_longest) : '?')).join('@');
}
const record_longest = 200;

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./dist/lib/src/host/hub/request.js

const usualPolicy = {
    tries: 4,
    patience: 20_000,
    pause: 500,
    longestPause: 30_000,
    length: 5_000_000,
    atOnce: 8,
};
/** The way to the network, and the only one: requests that change nothing, and go where they are sent. */
class Requests {
    #policy;
    #waiting = [];
    #free;
    constructor(policy) {
        this.#policy = policy;
        this.#free = policy.atOnce;
    }
    /** Asks until there is an answer that will not be another one soon. No redirect is followed. */
    async get(url, headers) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await insist(url, headers, this.#policy);
        }
        finally {
            const next = this.#waiting.shift();
            if (next)
                next();
            else
                this.#free += 1;
        }
    }
}
async function insist(url, headers, policy) {
    for (let tries = 1;; tries++) {
        const outcome = await ask(url, headers, policy);
        if (!isPassing(outcome) || tries >= policy.tries)
            return outcome;
        const asked = 'wait' in outcome ? outcome.wait : undefined;
        const pause = asked === undefined ? policy.pause * 2 ** (tries - 1) : asked * 1000;
        if (pause > policy.longestPause)
            return outcome;
        await (0,promises_.setTimeout)(pause);
    }
}
const isPassing = (outcome) => 'because' in outcome
    ? outcome.because === 'late' || outcome.because === 'interrupted'
    : outcome.status === 429 || outcome.status >= 500;
async function ask(url, headers, { patience, length }) {
    try {
        const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) });
        const location = response.headers.get('location');
        const wait = secondsIn(response.headers.get('retry-after'));
        const body = await bodyOf(response, length);
        if (body === undefined)
            return { because: 'too-long' };
        return {
            status: response.status,
            type: (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
            ...(location !== null && { location }),
            ...(wait !== undefined && { wait }),
            body,
        };
    }
    catch (error) {
        return { because: reasonIn(error) };
    }
}
/** Undefined for one that is too long; the rest of it is not read. */
async function bodyOf({ body }, limit) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body ?? []) {
        length += chunk.length;
        if (length > limit)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** `Retry-After`: seconds, or a date. */
function secondsIn(text) {
    if (text === null)
        return undefined;
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    const seconds = Math.ceil((Date.parse(text) - Date.now()) / 1000);
    return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
/** By codes alone: what errors say may repeat what was sent. */
function reasonIn(error) {
    if (error instanceof Error && error.name === 'TimeoutError')
        return 'late';
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const code = codeOf(cause);
    if (/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/.test(code))
        return 'late';
    return /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code) ? 'interrupted' : code;
}
/** Of what is no HTTP, Node 20 says what is wrong with it; from Node 24 on only that something is. */
function codeOf(cause) {
    if (!(cause instanceof Error))
        return '';
    if ('code' in cause && typeof cause.code === 'string')
        return cause.code;
    return cause.name === 'HTTPParserError' ? 'HPE_INVALID' : '';
}

;// CONCATENATED MODULE: ./dist/lib/src/host/hub/hub.js









/** The integrations of the hub, as sources: each is asked for when it is opened, once. */
class Hub {
    #options;
    #cache;
    #requests = new Requests(usualPolicy);
    #opened = new Map();
    /** @throws KnownError for an address that is none, or that a token must not be sent to. */
    constructor(options) {
        this.#options = options;
        this.#cache = new Cache(options.env, addressOf(options.address, options.env.HUBLINT_HUB_URL));
    }
    /** @throws KnownError for a target that names nothing in a hub. */
    source(target) {
        const reference = parseReference(target);
        return {
            file: target,
            // It stands in no folder but this one, however many slashes it has.
            path: (0,external_node_path_.resolve)(this.#options.cwd, target.replaceAll('/', '%2F')),
            kind: 'text',
            elsewhere: {
                open: () => {
                    const document = this.#opened.get(target) ?? this.#open(target, reference);
                    this.#opened.set(target, document);
                    return document;
                },
                beside: async () => ({ refusal: 'absent' }),
            },
        };
    }
    async #open(target, reference) {
        const kept = this.#cache.read(reference);
        const known = kept === undefined ? undefined : await openRecord(target, kept);
        if (known && isLasting(known) && otherThan(reference, known) === undefined)
            return known;
        const text = await clientOf(this.#options, this.#requests).getPublicIntegration(reference);
        const document = await openRecord(target, text);
        if (document.data === undefined) {
            const why = document.faults[0]?.message ?? '';
            throw new known_error/* KnownError */.E({ message: `What the hub answers for \`${target}\` cannot be read. ${why}`.trim() });
        }
        const other = otherThan(reference, document);
        if (other !== undefined) {
            throw new known_error/* KnownError */.E({
                message: `The hub answers with \`${other}\` where \`${target}\` is asked for.`,
                hint: 'Ask for that, or tell whoever runs the hub.',
            });
        }
        if (isLasting(document))
            this.#cache.keep(reference, text);
        return document;
    }
}
/** @throws KnownError for an address that is none, and without a token. */
const clientOf = ({ address, env }, requests = new Requests(usualPolicy)) => new Client({ address: addressOf(address, env.HUBLINT_HUB_URL), token: tokenFrom(env.HUBLINT_TOKEN), requests });
/** Nobody can change a version that is public. Source: platform API, section 3. */
const isLasting = ({ data }) => data?.visibility === 'public';


/***/ })

};
