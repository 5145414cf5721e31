export const id = 1707;
export const ids = [1707];
export const modules = {

/***/ 25503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renamed)
/* harmony export */ });
/** Returns the same document with its files renamed. It is read-only: it has no edits. Messages keep the old file names. */
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

/***/ 61707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hub: () => (/* binding */ Hub),
  clientOf: () => (/* binding */ clientOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/address.js

/** The platform's public API. */
const publicAddress = 'https://api.botpress.cloud';
/** Names of this machine. Any other, such as `127.0.0.1.example.com`, could resolve to something else. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Returns the address of the hub without a trailing slash. The given address is never repeated in errors: it may
 * contain a password.
 * @throws KnownError if it is not a valid URL, or one that a token must not be sent to.
 */
function addressOf(asked, env) {
    const given = asked ?? (env?.trim() || undefined);
    if (given === undefined)
        return publicAddress;
    const source = asked === undefined ? 'HUBLINT_HUB_URL' : '--hub-url';
    const refuse = (why) => new known_error/* KnownError */.E({ message: `\`${source}\` ${why}.`, hint: `Write the hub's address as \`${publicAddress}\`.` });
    if (!URL.canParse(given))
        throw refuse('is not a URL');
    const url = new URL(given);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.test(url.hostname))) {
        throw refuse('is not an `https` URL; `http` is for this machine only (`localhost`, `127.0.0.1`, `[::1]`)');
    }
    if (url.username !== '' || url.password !== '') {
        throw refuse('contains a user or a password; the token belongs in `HUBLINT_TOKEN`');
    }
    if (/[?#]/.test(given))
        throw refuse('contains a query or a fragment');
    return url.href.replace(/\/+$/, '');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/boundary.js
var boundary = __webpack_require__(2134);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/read.js
var read = __webpack_require__(33844);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/write/replace.js + 4 modules
var replace = __webpack_require__(43898);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/write/write.js + 1 modules
var write = __webpack_require__(1322);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/cache.js








/** The lifetime of an entry, in milliseconds: the content of a version never changes, but its status and its counters do. */
const lifetime = 24 * 60 * 60 * 1000;
/**
 * Caches a hub's responses for exact versions, in the user's cache folder. The cache is optional: an invalid entry
 * counts as absent, and an entry is validated like a response of the hub.
 */
class Cache {
    #folder;
    #address;
    constructor(env, address) {
        const caches = cachesOf(env);
        const folder = caches && (0,external_node_path_.join)(caches, 'hublint', 'hub');
        // A cache inside a repository may have come with it.
        this.#folder = folder !== undefined && (0,boundary/* repositoryOf */._M)(folder) === undefined ? folder : undefined;
        this.#address = address;
    }
    read(reference) {
        const path = this.#pathOf(reference);
        if (path === undefined || !isSafe(path.folder))
            return undefined;
        const { folder, file } = path;
        if ((0,entries/* kindNoFollow */.rT)(file) !== 'file' || !(0,entries/* isPrivate */.Gw)(file) || (0,entries/* hardLinkCount */.LU)(file) !== 1)
            return undefined;
        // File times are more precise than the clock, which may be up to a millisecond behind.
        const age = Date.now() - Math.floor((0,entries/* modifiedAt */.L4)(file) ?? 0);
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
/** Returns whether only this user can access a folder and its parent. */
const isSafe = (folder) => [folder, (0,external_node_path_.join)(folder, '..')].every((one) => (0,entries/* kindNoFollow */.rT)(one) === 'folder' && (0,entries/* isPrivate */.Gw)(one));
/** Returns the user's cache folder. Sources: XDG Base Directory Specification; the guidelines of macOS and Windows. */
function cachesOf({ XDG_CACHE_HOME: named, HOME: home, LOCALAPPDATA: local }) {
    if (named !== undefined && (0,external_node_path_.isAbsolute)(named))
        return named;
    if (external_node_process_.platform === 'win32')
        return local !== undefined && (0,external_node_path_.isAbsolute)(local) ? local : undefined;
    if (home === undefined || !(0,external_node_path_.isAbsolute)(home))
        return undefined;
    return external_node_process_.platform === 'darwin' ? (0,external_node_path_.join)(home, 'Library', 'Caches') : (0,external_node_path_.join)(home, '.cache');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(50000);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./dist/compiled/schemas/form.js

// Most models validate a single value. Zod's code generation for that takes longer than plain validation.
core/* config */.$W({ jitless: true });
/** Marks a field that the server fills in: required in a record, optional in a definition. */
const filled = (form, schema) => form === 'record' ? schema : schema.optional();
/** Returns fields that only a definition has. They are optional, so that the type is also correct for a record. */
const authored = (form, fields) => form === 'definition' ? fields : {};
/** A string with length limits, in code points. */
const form_text = ({ min, max }) => min === undefined ? z.string().max(max) : z.string().min(min).max(max);
const map = (value) => schemas.record(schemas.string(), value);
/** Adds the title and description that editors show. */
const about = (title, description, schema) => schema.meta({ title, description });
/** A string of any length, with the title and description that editors show. */
const aboutText = (title, description) => about(title, description, schemas.string());
/** Caches a schema that is used in several places; it is built on first use. */
function once(build) {
    let built;
    return () => (built ??= build());
}

;// CONCATENATED MODULE: ./dist/compiled/schemas/hub.js


/**
 * Other resources of the hub: accounts, workspaces, their members, states. The API documents the required fields of only some
 * of them and may return more, so unknown fields are accepted. Source: platform API, sections 2.2 to 2.5.
 */
const moment = (title, description) => about(title, description, iso.datetime({ offset: true }));
const created = () => moment('Created at', 'When it was created (ISO 8601).');
const updated = () => moment('Updated at', 'When it was last changed (ISO 8601).');
const workspaceModel = once(() => about('Workspace', 'A workspace, which owns bots and integrations.', schemas.looseObject({
    id: aboutText('Id', 'Id of the workspace.'),
    name: aboutText('Name', 'Name of the workspace.').optional(),
    ownerId: aboutText('Owner', 'Id of the user it belongs to.').optional(),
    createdAt: aboutText('Created at', 'When it was created.').optional(),
    updatedAt: aboutText('Updated at', 'When it was last changed.').optional(),
    botCount: about('Bot count', 'How many bots it has.', schemas.number()).optional(),
    billingVersion: about('Billing version', 'How it is billed.', schemas["enum"](['v1', 'v2', 'v3', 'v4'])).optional(),
    plan: about('Plan', 'What is paid for.', schemas["enum"](['community', 'team', 'enterprise', 'plus'])).optional(),
    blocked: about('Blocked', 'Whether it is blocked.', schemas.boolean()).optional(),
    spendingLimit: about('Spending limit', 'The most that it may cost.', schemas.number()).optional(),
    activeTrialId: aboutText('Active trial', 'Id of the trial that is going on.').optional(),
    about: aboutText('About', 'How it describes itself.').optional(),
    profilePicture: aboutText('Profile picture', 'URL of its picture.').optional(),
    contactEmail: aboutText('Contact', 'Its email address.').optional(),
    website: aboutText('Website', 'URL of its website.').optional(),
    socialAccounts: about('Social accounts', 'Its accounts elsewhere.', schemas.array(schemas.unknown())).optional(),
    isPublic: about('Public', 'Whether everyone can see it.', schemas.boolean()).optional(),
    handle: about('Handle', 'What the names of its integrations start with; null for none.', schemas.string().nullish()),
})));
const accountModel = once(() => about('Account', 'The account of somebody who uses the platform.', schemas.looseObject({
    id: aboutText('Id', 'Id of the account.'),
    email: aboutText('Email', 'The address of its owner.').optional(),
    emailVerified: about('Email verified', 'Whether the address is known to be theirs.', schemas.boolean()).optional(),
    createdAt: created().optional(),
    displayName: aboutText('Display name', 'Name of its owner.').optional(),
    profilePicture: aboutText('Profile picture', 'URL of the picture of its owner.').optional(),
})));
const memberModel = once(() => about('Workspace member', 'An account as a member of a workspace.', schemas.looseObject({
    id: aboutText('Id', 'Id of the member.'),
    email: aboutText('Email', 'The address of the member.').optional(),
    createdAt: aboutText('Created at', 'When the member joined.').optional(),
    role: aboutText('Role', 'What the member may do; a `viewer` may only look.'),
    userId: about('User', 'Id of the user (UUID).', schemas.guid()).optional(),
    profilePicture: aboutText('Profile picture', 'URL of the picture of the member.').optional(),
    displayName: aboutText('Display name', 'Name of the member.').optional(),
})));
const stateModel = once(() => about('State', 'What is stored under the name of a state, as the platform answers with it.', schemas.looseObject({
    state: schemas.looseObject({
        id: aboutText('Id', 'Id of the state.'),
        createdAt: created(),
        updatedAt: updated(),
        botId: aboutText('Bot', 'Id of the bot that it belongs to.'),
        name: aboutText('Name', 'Name of the state, as its definition has it.'),
        payload: about('Payload', 'What is stored.', map(schemas.unknown())),
        conversationId: aboutText('Conversation', 'Id of the conversation that it belongs to.').optional(),
        userId: aboutText('User', 'Id of the user that it belongs to.').optional(),
    }),
    meta: schemas.looseObject({ cached: about('Cached', 'Whether it comes from a cache.', schemas.boolean()) }).optional(),
})));

// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/cut.js
var cut = __webpack_require__(40096);
// EXTERNAL MODULE: ./dist/compiled/src/data/json-in.js
var json_in = __webpack_require__(25934);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/failures.js



const address = 'Is `HUBLINT_HUB_URL` (or `--hub-url`) the address of the hub?';
const reasons = [
    [/^late$/, 'takes too long to answer', 'Try again later.'],
    [/^interrupted$/, 'closed the connection', 'Try again later.'],
    [/^too-long$/, 'answers with more than 5 MB', address],
    [/^ENOTFOUND$|^EAI_/, 'cannot be found: its name is unknown, or this machine is offline', address],
    [
        /^UND_ERR_ABORTED$/,
        'cannot be reached: the proxy refuses the connection',
        'Does the proxy in `HTTPS_PROXY` or `HTTP_PROXY` accept your credentials, and allow this address?',
    ],
    [/^ECONNREFUSED$/, 'refuses connections', address],
    [
        /CERT|SELF_SIGNED|^UNABLE_TO_|^(?:ERR_)?(?:TLS|SSL)|^EPROTO$/,
        'cannot be trusted: its certificate is not valid, or it does not speak TLS',
        'Behind a proxy that has a certificate of its own, name that in `NODE_EXTRA_CA_CERTS`.',
    ],
    [/^Z_|^ERR_(?:ZLIB|_ERROR_)|^HPE_|^UND_ERR_HEADERS/, 'answers with something other than HTTP', address],
];
/** The longest wait that is shown, in seconds: a week. */
const maxShownWait = 604_800;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Returns the error for a request without a response. */
function noResponseError({ because }, { host }) {
    const [, why, hint] = reasons.find(([code]) => code.test(because)) ?? [];
    const other = /^[A-Z][A-Z0-9_]{1,60}$/.test(because) ? `cannot be reached (${because})` : 'cannot be reached';
    return new known_error/* KnownError */.E({ message: `The hub at \`${host}\` ${why ?? other}.`, hint: hint ?? address });
}
/** Returns the error for a response other than the requested one. */
function statusError(answer, { what, missing, hint, forbidden }, askedHub) {
    const { status, wait } = answer;
    const hub = `The hub at \`${askedHub.host}\``;
    const words = messageOf(answer, askedHub);
    const said = (message, ...hints) => {
        const all = [...hints, words].filter((one) => one !== undefined).join(' ');
        return { message, ...(all !== '' && { hint: all }) };
    };
    if (status === 401) {
        return new known_error/* KnownError */.E(said(`${hub} does not accept the token.`, 'Set `HUBLINT_TOKEN` to a valid one.'));
    }
    if (status === 403)
        return new known_error/* KnownError */.E(said(`${hub} does not let this token read ${what}.`, forbidden));
    if (status === 404)
        return new known_error/* NothingFound */.c(said(`${hub} has ${missing}.`, hint));
    if (status === 429) {
        const isSoon = wait !== undefined && wait >= 2 && wait <= maxShownWait;
        const later = isSoon ? `Try again in ${wait} seconds.` : 'Try again later.';
        return new known_error/* KnownError */.E(said(`${hub} has received too many requests.`, later));
    }
    if (redirects.has(status)) {
        return new known_error/* KnownError */.E(said(`${hub} redirects elsewhere${placeOf(answer, askedHub)}, where no token is sent.`, address));
    }
    if (status >= 500)
        return new known_error/* KnownError */.E(said(`${hub} fails with status ${status}.`, 'Try again later.'));
    return new known_error/* KnownError */.E(said(`${hub} answers with the status ${status}.`, status < 400 ? address : undefined));
}
/** Returns the error for a valid response that is not what the hub should answer. */
const invalidResponseError = (why, { host }) => new known_error/* KnownError */.E({ message: `The hub at \`${host}\` answers with ${why}.`, hint: address });
/** Returns where a redirect leads, if that can be shown safely. */
function placeOf({ location }, { isTelling }) {
    if (location === undefined || isTelling(location) || !URL.canParse(location))
        return '';
    const { protocol, host } = new URL(location);
    const place = `${protocol}//${host}`;
    return /^https?:$/.test(protocol) && place.length <= 100 ? ` (to \`${place}\`)` : '';
}
/** Returns the hub's own message, shortened. The specification does not define its form. */
function messageOf({ body }, { isTelling }) {
    const said = (0,json_in/* jsonIn */.Y)(body.toString('utf8'));
    const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : undefined;
    if (typeof message !== 'string' || isTelling(message))
        return undefined;
    const line = message.replace(/[\s`]+/g, ' ').trim();
    return line === '' ? undefined : `The hub says: \`${(0,cut/* cut */.J)(line, 200)}\``;
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/token.js

/** A shorter token would be found by chance in unrelated text. */
const minLength = 8;
/** Returns whether a token is set, without which the hub cannot be asked. */
const hasToken = ({ HUBLINT_TOKEN: token } = {}) => (token?.trim() ?? '') !== '';
/**
 * Returns the token from the environment. It is never repeated in errors.
 * @throws KnownError if none is set, or it could not be sent in a header.
 */
function tokenFrom(env) {
    const token = env?.trim() ?? '';
    if (token === '') {
        throw new known_error/* KnownError */.E({
            message: 'The hub requires a token, but none is set.',
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
/** Returns whether a text contains the token in any case, JSON-escaped or URL-encoded. If so, nothing of it is shown. */
function containsToken(text, token) {
    if (token.length < minLength)
        return false;
    const plain = text.replace(/\\u00([2-7][0-9a-f])|\\(\/)/gi, (_, code, slash) => code === undefined ? slash : String.fromCharCode(Number.parseInt(code, 16)));
    const all = `${text}\n${plain}`.toLowerCase();
    return [token, encodeURIComponent(token)].some((one) => all.includes(one.toLowerCase()));
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/connection.js




/** Sends requests to a hub, and accepts only valid responses. */
class HubConnection {
    hub;
    #options;
    constructor(options) {
        this.#options = options;
        this.hub = { host: new URL(options.address).host, isTelling: (text) => containsToken(text, options.token) };
    }
    /** @throws KnownError if the hub answers anything else, or not at all. */
    async get({ path, query = {}, headers = {} }, asked) {
        const { address, token, requests } = this.#options;
        const asking = Object.entries(query).flatMap(([name, value]) => value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]);
        const answer = await requests.get(`${address}/v1/${path.map(encoded).join('/')}${asking.length > 0 ? `?${asking.join('&')}` : ''}`, { accept: 'application/json', authorization: `Bearer ${token}`, ...headers });
        if ('because' in answer)
            throw noResponseError(answer, this.hub);
        if (answer.status !== 200)
            throw statusError(answer, asked, this.hub);
        if (!/^application\/(?:.+\+)?json$/.test(answer.type))
            throw invalidResponseError('something that is not JSON', this.hub);
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
            throw invalidResponseError('invalid JSON', this.hub);
        }
        if (!(0,objects/* isObject */.Gv)(data))
            throw invalidResponseError('JSON that is not an object', this.hub);
        if (this.hub.isTelling(text))
            throw invalidResponseError('a text that contains the token, and is not shown', this.hub);
        return { text, data };
    }
}
/** @throws KnownError for a segment that would lead to another path, or has lone surrogates. */
function encoded(part) {
    if (!/^\.{0,2}$|\p{Cs}/u.test(part))
        return encodeURIComponent(part);
    throw new known_error/* KnownError */.E({ message: `\`${part.slice(0, 50)}\` cannot be requested: it is not a valid part of a URL.` });
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/client.js






/** Keys integration instances by alias, as the platform always will. Source: platform API, section 4. */
const byAlias = { 'x-multiple-integrations': 'true' };
/** No hub has more pages. */
const maxPages = 2000;
/** After this many milliseconds no further page is requested: each page may take as long as a whole response. */
const maxListingTime = 120_000;
/** A page token has to fit into a URL. */
const pageToken = /^\P{Cs}{0,4000}$/u;
/** The calls to the platform's API that hublint makes. All of them only read, and throw a KnownError if there is no answer. */
class HubClient {
    #connection;
    constructor(options) {
        this.#connection = new HubConnection(options);
    }
    /**
     * Returns the version of a public integration that a reference names, as JSON text: an object with the record in
     * `integration`. Source: platform API, sections 4.1 and 4.2.
     */
    async getPublicIntegration(reference) {
        const isNamed = 'name' in reference;
        const path = isNamed ? [reference.name, reference.version] : [reference.id];
        const asked = isNamed
            ? {
                what: `\`${reference.name}@${reference.version}\``,
                missing: `no public integration \`${reference.name}\` with the version \`${reference.version}\``,
                hint: 'Apart from the platform’s own, a name starts with the handle of its workspace: `acme/slack`.',
            }
            : {
                what: `\`${reference.id}\``,
                missing: `no public integration with the id \`${reference.id}\``,
                hint: 'A name needs a version: `hub:NAME@latest`.',
            };
        const question = { path: ['admin', 'hub', 'integrations', ...path], headers: byAlias };
        const { text, data } = await this.#connection.get(question, asked);
        if (!(0,objects/* isObject */.Gv)(data.integration))
            throw invalidResponseError('no `integration`', this.#connection.hub);
        return text;
    }
    /**
     * Yields the workspaces that the token has access to, or the one with a handle, page by page. Source: platform API,
     * section 4.4; the query parameters are named as in the platform's own client.
     */
    async *listWorkspaces({ handle } = {}) {
        const page = schemas.looseObject({
            // Only the fields that are needed, so that a change of any other is not an error.
            workspaces: schemas.array(workspaceModel().pick({ id: true, name: true, handle: true })),
            meta: schemas.looseObject({ nextToken: schemas.string().regex(pageToken).nullish() }).optional(),
        });
        const seen = new Set();
        const end = Date.now() + maxListingTime;
        for (let nextToken; seen.size < maxPages && Date.now() < end;) {
            const question = { path: ['admin', 'workspaces'], query: { nextToken, handle }, headers: byAlias };
            const answer = await this.#connection.get(question, { what: 'workspaces', missing: 'no workspaces' });
            const { workspaces, meta } = this.#read(answer, page, 'workspaces');
            yield* workspaces;
            nextToken = meta?.nextToken || undefined;
            if (nextToken === undefined)
                return;
            if (seen.has(nextToken))
                break;
            seen.add(nextToken);
        }
        throw invalidResponseError('an endless list of workspaces', this.#connection.hub);
    }
    /** Returns the token's owner as a member of a workspace. Source: platform API, section 4.7. */
    async getWorkspaceMember(workspaceId) {
        const question = {
            path: ['admin', 'workspace-members', 'me'],
            headers: { ...byAlias, 'x-workspace-id': headerOf(workspaceId, 'workspace') },
        };
        const missing = `no workspace \`${workspaceId}\` that this token is a member of`;
        const answer = await this.#connection.get(question, {
            what: `the members of workspace \`${workspaceId}\``,
            missing,
        });
        return this.#read(answer, memberModel().pick({ id: true, role: true }), 'member of a workspace');
    }
    /** Returns a state of a bot, as JSON text: an object with `state.payload`, of any type. Source: platform API, section 4.9. */
    async getState({ type, id, name, botId }) {
        const question = { path: ['chat', 'states', type, id, name], headers: { 'x-bot-id': headerOf(botId, 'bot') } };
        const answer = await this.#connection.get(question, {
            what: `state \`${name}\` of the ${type} \`${id}\``,
            missing: `no state \`${name}\` of the ${type} \`${id}\``,
            hint: `Is \`${botId}\` the bot that stored it? A state that was never stored, or has expired, is not found either.`,
            forbidden: `Is the bot \`${botId}\` one that the token has access to?`,
        });
        const model = schemas.looseObject({ state: schemas.looseObject({ name: schemas.string(), payload: schemas.unknown() }) });
        this.#read(answer, model, 'state');
        return answer.text;
    }
    #read({ data }, model, what) {
        const read = model.safeParse(data);
        if (read.success)
            return read.data;
        throw invalidResponseError(`no ${what} as specified`, this.#connection.hub);
    }
}
/** @throws KnownError for an id that would end its header, or cannot be sent in one. */
function headerOf(id, what) {
    if (/^[\x21-\x7E]{1,200}$/.test(id))
        return id;
    throw new known_error/* KnownError */.E({
        message: `The id of a ${what} consists of visible characters, but \`${id.slice(0, 50)}\` does not.`,
        hint: 'Give the id alone, as the platform shows it.',
    });
}

// EXTERNAL MODULE: ./dist/compiled/src/document/open-text.js + 1 modules
var open_text = __webpack_require__(90318);
// EXTERNAL MODULE: ./dist/compiled/src/document/renamed.js
var renamed = __webpack_require__(25503);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./dist/compiled/src/document/bounds.js
var bounds = __webpack_require__(55408);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/format-json.js


/**
 * Formats JSON with one line per value, which keeps duplicate keys and the spelling of numbers; returns it unchanged if
 * the result would be too long to be read.
 */
function formatJson(text) {
    const parts = [];
    let end = 0;
    for (const { offset, length, content } of (0,main.format)(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' })) {
        parts.push(text.slice(end, offset), content);
        end = offset + length;
    }
    const pretty = `${[...parts, text.slice(end)].join('').trim()}\n`;
    return pretty.length > bounds/* bounds */.O.length ? text : pretty;
}

// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(16353);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(68011);
// EXTERNAL MODULE: ./node_modules/semver/ranges/valid.js
var valid = __webpack_require__(64737);
// EXTERNAL MODULE: ./dist/compiled/src/host/hub/scheme.js
var scheme = __webpack_require__(33935);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/reference.js





/** Names, versions and ranges are not longer. Source: platform API, section 8. */
const maxLength = 200;
/** The characters of a name, chosen so that it stays one path segment however a server decodes it. */
const namePart = /^(?!\.*$)[\w.~-]+$/;
/** Source: platform API, section 2.1. */
const idForm = /^[\w-]{28,36}$/;
const hint = 'Write `hub:NAME@VERSION`, `hub:NAME@RANGE` or `hub:NAME@latest`, such as `hub:acme/slack@^1.2.0`; or `hub:ID`.';
/**
 * Parses a hub reference.
 * @throws KnownError if it is neither a name with a version nor an id.
 */
function parseReference(target) {
    const text = (0,scheme/* withoutScheme */.y)(target);
    const at = text.indexOf('@');
    if (at < 0) {
        if (idForm.test(text))
            return { id: text };
        const meant = isName(text) ? ` The latest version is \`${target}@latest\`.` : '';
        throw new known_error/* KnownError */.E({ message: `\`${target}\` has no version, and is not an id.`, hint: hint + meant });
    }
    const [name, version] = [text.slice(0, at), text.slice(at + 1)];
    if (!isName(name)) {
        throw new known_error/* KnownError */.E({ message: `\`${target}\` contains no valid name of an integration.`, hint });
    }
    if (version === '' || version.length > maxLength || (version !== 'latest' && valid(version) === null)) {
        throw new known_error/* KnownError */.E({ message: `\`${target}\` has neither a version nor a range nor \`latest\`.`, hint });
    }
    return { name, version, isExact: isExact(version) };
}
/** Returns whether a string can be the name of an integration, with or without a handle. */
function isName(text) {
    const parts = text.split('/');
    return text.length <= maxLength && parts.length <= 2 && parts.every((part) => namePart.test(part));
}
const isExact = (version) => /^\d/.test(version) && parse(version)?.raw === version;
/** Returns whether a version satisfies a reference. */
function reference_satisfies(version, { version: asked, isExact }) {
    if (typeof version !== 'string')
        return false;
    if (isExact)
        return version === asked;
    return asked === 'latest' || satisfies(version, asked, { includePrerelease: true });
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/record.js






/** Opens a response of the hub as a document, whose text is the response with one line per value. */
async function openRecord(file, text) {
    const name = 'record.json';
    const opened = await (0,open_text/* openDocument */.EJ)(name, text);
    // A response that exceeds the limits need not be formatted.
    const document = opened.data === undefined ? opened : await (0,open_text/* openDocument */.EJ)(name, formatJson(text));
    return (0,renamed/* renamed */.f)(document, () => file);
}
/** Returns what a document is instead of the requested version; undefined if it is that version. */
function mismatchOf(reference, { data }) {
    const [name, version, id] = ['name', 'version', 'id'].map((key) => (0,objects/* propertyOf */.$r)(data, key));
    const isIt = 'id' in reference ? id === reference.id : name === reference.name && reference_satisfies(version, reference);
    if (isIt)
        return undefined;
    const shown = 'id' in reference ? [id] : [name, version];
    return shown.map((part) => (typeof part === 'string' ? (0,cut/* cut */.J)(part, record_maxLength) : '?')).join('@');
}
const record_maxLength = 200;

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/request.js

const usualPolicy = {
    tries: 4,
    timeout: 20_000,
    pause: 500,
    longestPause: 30_000,
    length: 5_000_000,
    atOnce: 8,
};
/** The only access to the network: GET requests that do not follow redirects. */
class Requests {
    #policy;
    #waiting = [];
    #free;
    constructor(policy) {
        this.#policy = policy;
        this.#free = policy.atOnce;
    }
    /** Repeats the request until the response is not a temporary failure. No redirect is followed. */
    async get(url, headers) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await retry(url, headers, this.#policy);
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
async function retry(url, headers, policy) {
    for (let tries = 1;; tries++) {
        const outcome = await send(url, headers, policy);
        if (!isTemporary(outcome) || tries >= policy.tries)
            return outcome;
        const asked = 'wait' in outcome ? outcome.wait : undefined;
        const pause = asked === undefined ? policy.pause * 2 ** (tries - 1) : asked * 1000;
        if (pause > policy.longestPause)
            return outcome;
        await (0,promises_.setTimeout)(pause);
    }
}
const isTemporary = (outcome) => 'because' in outcome
    ? outcome.because === 'late' || outcome.because === 'interrupted'
    : outcome.status === 429 || outcome.status >= 500;
async function send(url, headers, { timeout, length }) {
    try {
        const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
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
/** Returns undefined for a body that is too long, whose rest is not read. */
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
/** Parses `Retry-After`: seconds, or a date, which contains letters; undefined for anything else. */
function secondsIn(text) {
    if (text === null)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text);
    const seconds = Math.ceil(((/[a-z]/i.test(text) ? Date.parse(text) : Number.NaN) - Date.now()) / 1000);
    return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
/** Uses error codes only: messages may repeat what was sent. */
function reasonIn(error) {
    if (error instanceof Error && error.name === 'TimeoutError')
        return 'late';
    let cause = error;
    while (cause instanceof Error && cause.cause !== undefined)
        cause = cause.cause;
    const code = codeOf(cause);
    if (/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/.test(code))
        return 'late';
    return /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code) ? 'interrupted' : code;
}
/** For a response that is not HTTP, Node 20 gives a specific code; Node 24 and later only the name of the error. */
function codeOf(cause) {
    if (!(cause instanceof Error))
        return '';
    if ('code' in cause && typeof cause.code === 'string')
        return cause.code;
    return cause.name === 'HTTPParserError' ? 'HPE_INVALID' : '';
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/hub/hub.js









/** The integrations of the hub, as sources: each is requested once, when it is opened. */
class Hub {
    #options;
    #cache;
    #requests = new Requests(usualPolicy);
    #opened = new Map();
    /** @throws KnownError for an address that is invalid, or that a token must not be sent to. */
    constructor(options) {
        this.#options = options;
        this.#cache = new Cache(options.env, addressOf(options.address, options.env.HUBLINT_HUB_URL));
    }
    /** @throws KnownError for a target that is not a valid hub reference. */
    source(target) {
        const reference = parseReference(target);
        return {
            file: target,
            // The slashes are escaped, because the file counts as being directly in the working directory.
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
        if (known && isImmutable(known) && mismatchOf(reference, known) === undefined)
            return known;
        const text = await clientOf(this.#options, this.#requests).getPublicIntegration(reference);
        const document = await openRecord(target, text);
        if (document.data === undefined) {
            const why = document.faults[0]?.message ?? '';
            throw new known_error/* KnownError */.E({ message: `The hub’s answer for \`${target}\` cannot be read. ${why}`.trim() });
        }
        const other = mismatchOf(reference, document);
        if (other !== undefined) {
            throw new known_error/* KnownError */.E({
                message: `The hub answered with \`${other}\` when asked for \`${target}\`.`,
                hint: 'Ask for that one, or report this to whoever runs the hub.',
            });
        }
        if (isImmutable(document))
            this.#cache.keep(reference, text);
        return document;
    }
}
/** @throws KnownError for an invalid address, and without a token. */
const clientOf = ({ address, env }, requests = new Requests(usualPolicy)) => new HubClient({ address: addressOf(address, env.HUBLINT_HUB_URL), token: tokenFrom(env.HUBLINT_TOKEN), requests });
/** A public version cannot change. Source: platform API, section 3. */
const isImmutable = ({ data }) => data?.visibility === 'public';


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50000);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
