/**
 * Cases of the JSON Schema test suite where hublint's verdict on the data differs, and why.
 *
 * Valid in the suite but rejected here: `format` is only an annotation in 2020-12, but an author who uses it means it.
 */
export const falseVerdicts: Readonly<Record<string, readonly string[]>> = {
  'draft2020-12': [
    'format.json: email format: invalid email string is only an annotation by default',
    'format.json: regex format: invalid regex string is only an annotation by default',
    'format.json: ipv4 format: invalid ipv4 string is only an annotation by default',
    'format.json: ipv6 format: invalid ipv6 string is only an annotation by default',
    'format.json: hostname format: invalid hostname string is only an annotation by default',
    'format.json: date format: invalid date string is only an annotation by default',
    'format.json: date-time format: invalid date-time string is only an annotation by default',
    'format.json: time format: invalid time string is only an annotation by default',
    'format.json: json-pointer format: invalid json-pointer string is only an annotation by default',
    'format.json: relative-json-pointer format: invalid relative-json-pointer string is only an annotation by default',
    'format.json: uri format: invalid uri string is only an annotation by default',
    'format.json: uri-reference format: invalid uri-reference string is only an annotation by default',
    'format.json: uuid format: invalid uuid string is only an annotation by default',
    'format.json: duration format: invalid duration string is only an annotation by default',
  ],
};

const drafts = ['draft6', 'draft7', 'draft2019-09', 'draft2020-12'] as const;

type Counts = readonly [draft6: number, draft7: number, draft2019: number, draft2020: number];

/** Invalid in the suite but not reported here, by file. */
const missed: readonly { readonly why: string; readonly files: Readonly<Record<string, Counts>> }[] = [
  {
    why: 'It takes a file from elsewhere, or a meta-schema: nothing is fetched.',
    files: {
      'definitions.json': [1, 1, 0, 0],
      'defs.json': [0, 0, 1, 1],
      'ref.json': [1, 1, 1, 1],
      'refRemote.json': [11, 11, 15, 15],
      'vocabulary.json': [0, 0, 2, 2],
      'optional/cross-draft.json': [0, 1, 1, 0],
      'optional/format-assertion.json': [0, 0, 0, 2],
    },
  },
  {
    why: 'Another rule tells of the schema itself: it contradicts itself, or its expression is none.',
    files: {
      'enum.json': [0, 0, 6, 6],
      'optional/format/ecmascript-regex.json': [0, 1, 1, 1],
    },
  },
  {
    why: 'The validator knows these formats less exactly, or not at all.',
    files: {
      'optional/format/date-time.json': [2, 2, 2, 2],
      'optional/format/duration.json': [0, 0, 2, 2],
      'optional/format/email.json': [1, 1, 1, 2],
      'optional/format/hostname.json': [1, 24, 24, 24],
      'optional/format/idn-email.json': [0, 2, 2, 2],
      'optional/format/idn-hostname.json': [0, 54, 54, 54],
      'optional/format/iri-reference.json': [0, 2, 2, 2],
      'optional/format/iri.json': [0, 6, 6, 6],
      'optional/format/uri-reference.json': [6, 6, 6, 6],
      'optional/format/uri-template.json': [3, 3, 3, 3],
      'optional/format/uri.json': [3, 3, 3, 3],
      'optional/format/uuid.json': [0, 0, 1, 1],
    },
  },
  {
    why: 'What a text encodes is not looked at.',
    files: {
      'optional/content.json': [0, 4, 0, 0],
    },
  },
  {
    why: 'The validator misreads dynamic references across several pieces, and items that several keywords evaluate: no verdict.',
    files: {
      'dynamicRef.json': [0, 0, 0, 18],
      'optional/dynamicRef.json': [0, 0, 0, 1],
      'recursiveRef.json': [0, 0, 12, 0],
      'unevaluatedItems.json': [0, 0, 9, 18],
      'unevaluatedProperties.json': [0, 0, 3, 3],
    },
  },
  {
    why: 'A quotient beyond all numbers is not told from a whole one.',
    files: {
      'multipleOf.json': [1, 1, 1, 1],
    },
  },
];

export const misses: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  drafts.map((draft, index) => {
    const counts = missed
      .flatMap(({ files }) => Object.entries(files))
      .map(([file, all]) => [file, all[index] ?? 0] as const);
    return [draft, Object.fromEntries(counts.filter(([, count]) => count > 0))];
  }),
);
