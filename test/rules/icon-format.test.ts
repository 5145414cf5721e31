import rule from '../../rules/icon-format.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets, base64 } from './facts.ts';

const svg = (inside = '<path d="M0 0h24v24H0z"/>', attributes = ' xmlns="http://www.w3.org/2000/svg"') =>
  `<svg${attributes} viewBox="0 0 24 24">${inside}</svg>`;

const facts = {
  assets: assets({ 'images/icon.svg': svg(), 'icon.SVG': svg(), 'icon.txt': svg(), 'icon.png': '\u0089PNG' }),
};
const icon = (value: string) => `{ "icon": "${value}" }`;

testRule(rule, {
  valid: [
    ...[
      svg(),
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- <svg> of a parcel -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svg()}`,
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"/>',
      svg('<use href="#parcel"/><a href="https://parcels.example"><g/></a>'),
      svg('<!-- <script>alert(1)</script> <g onload="a()"/> <use href="https://parcels.example/a.svg#b"/> -->'),
      svg('<text><![CDATA[<script>alert(1)</script> onload="a()"]]></text>'),
      svg('<title>A parcel: &lt;script&gt; onload="a()", url(https://parcels.example), data:image/png</title>'),
      svg(
        '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#parcel"/><text xml:space = \'preserve\' > a &#38; b\n</text >',
      ),
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"><text>a&nbsp;b</text></svg>',
      svg('<style/><desc>@import "parcels.css"</desc>'),
      `${svg('<!----><!-- a - b -->')}\n<!-- drawn by the parcel desk --><?desk end?>\n`,
      svg('<style>@font-face { font-family: desk; src: url(data:font/woff2;base64,d09GMgABAAA=) }</style>'),
      svg('<style>@namespace svg url(http://www.w3.org/2000/svg); /* url(a.png) */ path { fill: url( "#a" ) }</style>'),
      svg('<g onclick="" style="fill: url(&quot;#a&quot;)" mask="url(#b)" aria-label="javascript: parcels"/>'),
      `<!DOCTYPE svg [
        <!-- <!ENTITY parcels SYSTEM "parcels.txt"> -->
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY st0 'fill:#FFFFFF;'>
      ]><svg xmlns="&ns_svg;"><g style="&st0;"/></svg>`,
    ].map((text) => ({ name: text.slice(0, 60), manifest: icon(base64(text)), facts })),
    { name: 'a file', manifest: 'icon: images/icon.svg', facts },
    { name: 'a file in capital letters', manifest: 'icon: icon.SVG', facts },
    {
      name: 'a file with a name of several words',
      manifest: 'icon: our new logo.svg',
      facts: { assets: assets({ 'our new logo.svg': svg() }) },
    },
    { name: 'none', manifest: 'name: parcel-desk', facts },
    { name: 'files are not read', manifest: 'icon: nowhere.svg' },
  ],
  invalid: [
    {
      name: 'a file that does not exist',
      facts,
      manifest: 'icon: ⟦nowhere.svg⟧',
      problems: [
        {
          message: 'missing',
          text: 'Icon file `nowhere.svg` not found in the folder of the integration.',
        },
      ],
    },
    {
      name: 'a file that cannot be read, beside one of the usual name',
      facts: { assets: assets({ 'icon.svg': svg() }, { 'sealed.svg': 'is larger than 5 MB' }) },
      manifest: 'icon: ⟦sealed.svg⟧',
      problems: [{ message: 'unread', text: 'Icon file `sealed.svg` cannot be read: it is larger than 5 MB.' }],
    },
    {
      name: 'the usual file under another name',
      facts: { assets: assets({ 'icon.svg': svg() }) },
      manifest: 'icon: ⟦Icon.svg⟧',
      problems: [
        {
          message: 'misnamed',
          text: 'Icon file `Icon.svg` not found in the folder of the integration; did you mean `icon.svg`?',
          fix: 'unsafe',
        },
      ],
      fixed: 'icon: icon.svg',
    },
    {
      name: 'the unencoded SVG text',
      facts,
      manifest: `icon: ⟦'${svg()}'⟧ # not encoded`,
      problems: [{ message: 'unencoded', fix: 'safe' }],
      fixed: `icon: '${base64(svg())}' # not encoded`,
    },
    {
      name: 'data URLs',
      facts,
      manifest: `{ "icon": ⟦"data:image/svg+xml;base64,${base64(svg())}"⟧ }`,
      problems: ['unencoded'],
      fixed: `{ "icon": "${base64(svg())}" }`,
    },
    {
      manifest: '{ "icon": ⟦"data:image/svg+xml,%3Csvg/%3E"⟧ }',
      facts,
      problems: [{ message: 'unencoded', fix: 'none' }],
    },
    { manifest: 'icon: ⟦"%%%"⟧', facts, problems: ['unreadable'] },
    ...[
      ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
      ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
      ['GIF', Buffer.from('GIF89a')],
      ['WebP', Buffer.from('RIFF\0\0\0\0WEBP')],
      ['ICO', [0, 0, 1, 0, 1, 0]],
      ['PDF', Buffer.from('%PDF-1.7')],
    ].map(([format = '', bytes = []]) => ({
      name: `a ${format}`,
      facts,
      manifest: `icon: ⟦${Buffer.from(bytes).toString('base64')}⟧`,
      problems: [{ message: 'other', text: `The icon is a \`${format}\`; the platform accepts only SVG.` }],
    })),
    {
      name: 'an embedded bitmap, which still renders',
      facts,
      manifest: `icon: ⟦${base64(svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'))}⟧`,
      problems: [
        {
          message: 'raster',
          text: 'The icon is a bitmap inside an SVG, which does not scale; expected vector shapes.',
          severity: 'warn',
        },
      ],
    },
    {
      name: 'a part loaded from a URL',
      facts,
      manifest: `icon: ⟦${base64(svg('<image href="parcel.png"/>'))}⟧`,
      problems: [
        {
          message: 'remote',
          text: 'The icon loads a part of itself from a URL, which does not work where icons are shown.',
          severity: 'error',
        },
      ],
    },
    { name: 'an extension other than `.svg`', facts, manifest: 'icon: ⟦icon.txt⟧', problems: ['extension'] },
    ...[
      ['not-svg', '<html><svg/></html>'],
      ['not-svg', 'parcels'],
      ['not-svg', svg().replaceAll('svg', 'SVG').replace('2000/SVG', '2000/svg')],
      ['namespace', svg('', '')],
      ['namespace', svg('', ' xmlns:svg="http://www.w3.org/2000/svg"')],
      ['entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`],
      ['entity', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`],
      ['entity', `<!DOCTYPE svg [<!ENTITY a "java">]>${svg('<a href="&a;script:alert(1)"/>')}`],
      ['entity', `<!DOCTYPE svg [<!ENTITY a "fill:url(https://parcels.example)">]>${svg('<g style="&a;"/>')}`],
      ['script', svg('<script>alert(1)</script>')],
      ['script', svg('<SCRIPT>alert(1)</SCRIPT>')],
      ['script', svg('<g onload="alert(1)"/>')],
      ['script', svg("<g onload\n =\t'alert(1)'/>")],
      ['script', svg('<g/onload=alert(1)>')],
      ['script', svg('<a href="&#106;avascript:alert(1)"/>')],
      ['script', svg('<a xlink:href=" java&#x0A;script&colon;alert(1)"/>')],
      ['script', svg('<a><animate attributeName="href" values="#a;javascript:alert(1)"/></a>')],
      ['raster', svg('<style>path { fill: url("data:image/png;base64,iVBORw0KGgo=") }</style>')],
      ['remote', svg("<use href = 'https://parcels.example/icon.svg#a'/>")],
      ['remote', svg('<style>@import url(https://parcels.example/a.css);</style>')],
      ['remote', svg('<style><![CDATA[@im]]><!-- a --><![CDATA[\\70ort "a.css"]]></style>')],
      ['remote', svg('<style>@font-face { src: url("https://parcels.example/a.woff2") }</style>')],
      ['remote', svg('<g fill="url(//parcels.example/a.svg#b)"/>')],
      ['remote', `<?xml-stylesheet href="https://parcels.example/a.css"?>${svg()}`],
      ['remote', svg('<image xlink:href="https://parcels.example/icon.png"/>')],
    ].map(([message = '', text = '']) => ({
      name: `${message}: ${text}`,
      manifest: `{ "icon": ⟦"${base64(text)}"⟧ }`,
      facts,
      problems: [message],
    })),
    ...[
      [1, '`<svg>` is not closed', svg().replace('</svg>', '')],
      [2, '`</svg>` is used where `</g>` is expected', svg('\n<g><path d="M0 0h9"/>')],
      [3, '`</g>` is used where nothing is open', `${svg('\n\n')}</g>`],
      [3, '`<path fill={color}/>` is not an XML tag', svg('\n\n<path fill={color}/>\n')],
      [1, '`&` is used where `&amp;` is expected', svg('<title>Parcels & dots</title>')],
      [2, '`&` is used where `&amp;` is expected', svg('\n<a href="https://parcels.example/?a=1&b=2"/>')],
      [1, '`fill` appears twice in one tag', svg('<g fill="red" id="a" fill="blue"/>')],
      [1, 'the prefix of `xlink:href` is not declared', svg('<use xlink:href="#parcel"/>')],
      [3, '`&` is used where `&amp;` is expected', svg('<title>\n\nParcels & dots</title>')],
      [2, '`&` is used where `&amp;` is expected', svg('<a id="desk"\nhref="https://parcels.example/?a=1&b=2"/>')],
      [1, '`&nbsp;` is not declared', svg('<title>Parcels&nbsp;and dots</title>')],
      [1, 'something comes before `<?xml`', `\n<?xml version="1.0"?>\n${svg()}`],
      [1, 'something comes before `<?xml`', `<!-- by the parcel desk -->\n<?xml version="1.0"?>\n${svg()}`],
      [2, 'a comment has `--` within it, or no end', svg('\n<!-- the lid:\n\n<g style="fill: var(--lid)"/> -->')],
      [1, 'a comment has `--` within it, or no end', svg('<!-- the lid --->')],
      [1, 'a comment has `--` within it, or no end', svg('<!-- the lid ->')],
      [3, 'something comes after the `<svg>`', `${svg()}\n\n}\n`],
      [2, 'something comes after the `<svg>`', `${svg()}\n${svg()}`],
    ].map(([line = 0, reason = '', text = '']) => ({
      name: `malformed: ${text}`,
      manifest: `{ "icon": ⟦"${base64(String(text))}"⟧ }`,
      facts,
      problems: [
        {
          message: 'malformed',
          text: `Line ${line} of the icon is not well-formed XML, so browsers show nothing of it: ${reason}.`,
        },
      ],
    })),
    {
      name: 'bytes that are not UTF-8',
      facts,
      manifest: `icon: ⟦${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64')}⟧`,
      problems: ['not-svg'],
    },
  ],
});
