/** The styles that a review adds to those of the other pages. */
export const reviewStyle = `
body { max-width: 76rem; }
article { content-visibility: visible; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: .5rem; z-index: 2; }
header { display: grid; grid-template-columns: auto 1fr; gap: 0 1.25rem; align-items: start; }
header > img { width: 4rem; height: 4rem; object-fit: contain; background: #fff; border: 1px solid var(--line); border-radius: .75rem; padding: .4rem; }
header > div { grid-column: 2; min-width: 0; }
header p, td, dd, .parts small, .readme :is(p, li, td, th, h3, h4, h5, h6) { unicode-bidi: plaintext; }
header p { text-align: left; }
header > div:only-child { grid-column: 1 / -1; }
.verdict { margin: 1.25rem 0 0; padding: .85rem 1rem; border: 1px solid var(--line); border-left: .4rem solid var(--accent); border-radius: .5rem; font-size: 1.1rem; font-weight: 600; }
.ready, .holds { --accent: var(--fix); }
.open { --accent: var(--warn); }
.not-ready, .fails { --accent: var(--error); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0 0; padding: 0; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav small { color: var(--soft); }
section { scroll-margin-top: 1rem; }
section > h2 { font: 600 1.25rem/1.3 system-ui, sans-serif; margin: 2.25rem 0 .6rem; padding-top: .75rem; border-top: 1px solid var(--line); }
section > h3, .readme h3 { margin: 1.25rem 0 .25rem; }
.list { list-style: none; margin: 0; padding: 0; }
.list > li { display: grid; grid-template-columns: 1.6rem 1fr; gap: .25rem; padding: .3rem 0; }
.list > li + li { border-top: 1px solid var(--line); }
.sign { color: var(--accent); font-weight: 700; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.questions label { display: grid; grid-template-columns: 1.6rem 1fr; gap: .25rem; align-items: start; }
.questions li { display: block; }
.questions input { width: 1.1rem; height: 1.1rem; margin: .25rem 0 0; accent-color: var(--link); }
.questions output { display: block; margin-top: .4rem; }
.columns { display: grid; gap: 1.25rem 2.5rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: .75rem 0 0; }
dt { color: var(--soft); }
dd { margin: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 0; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td code { overflow-wrap: anywhere; }
details { margin-top: .75rem; color: inherit; }
summary { cursor: pointer; color: var(--link); width: fit-content; }
.tag { border: 1px solid var(--accent, var(--line)); color: var(--accent, var(--soft)); border-radius: 1rem; padding: 0 .5rem; font-size: .8rem; white-space: nowrap; }
.warned { --accent: var(--error); }
.parts { columns: 22rem; column-gap: 2rem; padding: 0; list-style: none; }
.parts li { break-inside: avoid; margin: 0 0 .4rem; }
.parts small { color: var(--soft); }
.readme { border: 1px solid var(--line); border-radius: .5rem; padding: .25rem 1.25rem 1.25rem; }
.readme pre { padding: .5rem .75rem; }
.readme pre code { background: none; padding: 0; }
.readme ol { padding-left: 2rem; }
.readme blockquote { margin: .35rem 0 0; padding-left: .75rem; border-left: .2rem solid var(--line); }
.readme${' :is(blockquote, ul, ol)'.repeat(5)} { padding-left: 0; border: 0; list-style-position: inside; }
.picture { color: var(--soft); }
.soft { color: var(--soft); }
@media (min-width: 60rem) { .columns { grid-template-columns: 1fr 1fr; } }
@media (max-width: 36rem) {
  body { padding: 1rem .9rem 3rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dt { margin-top: .4rem; }
  header > img { width: 3rem; height: 3rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: .1rem 0; border: 0; }
}
@media print {
  nav, .skip { display: none; }
  section > h2, section > h3 { break-after: avoid; }
  .list > li, tr { break-inside: avoid; }
}
`;
