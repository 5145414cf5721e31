import { ownOf } from '../../../../../data/objects.ts';
import { literal, opaque, structure } from '../../../value/make.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { objectAt } from '../parts.ts';

interface Names {
  readonly actions?: readonly string[];
  readonly events?: readonly string[];
  readonly channels?: readonly string[];
}

/** The names in the platform's public interfaces, as facts: if an interface is not on disk, it can affect only these. */
const publicInterfaces: Readonly<Record<string, Names>> = {
  creatable: { actions: ['create'], events: ['created'] },
  deletable: { actions: ['delete'], events: ['deleted'] },
  'files-readonly': {
    actions: ['listItemsInFolder', 'transferFileToBotpress'],
    events: ['fileCreated', 'fileUpdated', 'fileDeleted', 'folderDeletedRecursive', 'aggregateFileChanges'],
  },
  hitl: {
    actions: ['createUser', 'startHitl', 'stopHitl'],
    events: ['hitlAssigned', 'hitlStopped'],
    channels: ['hitl'],
  },
  listable: { actions: ['list'] },
  llm: { actions: ['generateContent', 'listLanguageModels'] },
  'message-state': { events: ['messageSent', 'messageDelivered', 'messageRead', 'messageFailed'] },
  'proactive-conversation': { actions: ['getOrCreateConversation'] },
  'proactive-user': { actions: ['getOrCreateUser'] },
  readable: { actions: ['read'] },
  'speech-to-text': { actions: ['transcribeAudio', 'listSpeechToTextModels'] },
  'text-to-image': { actions: ['generateImage', 'listImageModels'] },
  'typing-indicator': { actions: ['startTypingIndicator', 'stopTypingIndicator'] },
  updatable: { actions: ['update'], events: ['updated'] },
};

/** Returns a package of the hub that is not on disk: `interface:NAME@VERSION`. */
export function remotePackage(reference: string, origin: Origin): Value {
  const why = `\`${reference}\` is not in the project`;
  const [, name, version] = /^interface:([^@]+)@(.+)$/.exec(reference) ?? [];
  if (name === undefined || version === undefined) return opaque(why, origin);
  const exact = /^\d+\.\d+\.\d+$/.test(version);
  return objectAt(origin, {
    type: 'interface',
    name,
    version: exact ? literal(version, origin) : opaque(why, origin),
    definition: definitionOf(name, why, origin),
  });
}

function definitionOf(name: string, why: string, origin: Origin): Value {
  const names = ownOf(publicInterfaces, name);
  if (names === undefined) return opaque(why, origin);
  const unknown = (listed?: readonly string[]): Structure => {
    const entries = (listed ?? []).map((entry): [string, ValueEntry] => [
      entry,
      { key: origin, value: opaque(why, origin) },
    ]);
    return structure(new Map(entries), origin, listed && why);
  };
  return objectAt(origin, {
    actions: unknown(names.actions),
    events: unknown(names.events),
    channels: unknown(names.channels),
  });
}
