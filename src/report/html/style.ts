export const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --card: #fff; --code: #f6f8fa; --text: #1f2328; --soft: #59636e; --line: #d1d9e0; --link: #0969da;
  --error: #b3261e; --warn: #8a5a00; --info: #0b5cad; --fix: #1a7f37;
  --error-tint: #ffd8d3; --warn-tint: #ffe8a3; --info-tint: #cfe6ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --card: #151b23; --code: #0d1117; --text: #e6edf3; --soft: #9aa4af; --line: #3d444d; --link: #6cb0ff;
    --error: #ff8a80; --warn: #e8b84a; --info: #7cb8ff; --fix: #5bd272;
    --error-tint: #6b1f1b; --warn-tint: #5a4300; --info-tint: #0f3f73;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 66rem;
  background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.6rem; }
h1 small { color: var(--soft); font-size: 1rem; font-weight: 400; }
h2 { margin: 2.5rem 0 .75rem; font: 600 1.05rem/1.4 ui-monospace, monospace; }
h2 small { display: block; color: var(--soft); font: .875rem/1.4 system-ui, sans-serif; }
h3, article h4 { margin: 0; font-size: 1rem; font-weight: 600; }
section section > h3 { margin-top: 1.25rem; }
p { margin: .35rem 0 0; }
a { color: var(--link); }
code { font: .92em ui-monospace, monospace; background: var(--code); border-radius: .25rem; padding: .1em .25em; }
code, mark { unicode-bidi: isolate; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
form {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  margin-top: 1.25rem; padding: .75rem 0; background: var(--page); border-bottom: 1px solid var(--line);
}
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; border: 0; min-width: 0; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: inline-flex; align-items: center; gap: .4rem; min-width: 0; }
select { max-width: 11.5rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .375rem; padding: .25rem .4rem; }
output { color: var(--soft); }
article {
  margin: .75rem 0; padding: .85rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  border-left: .3rem solid var(--accent); content-visibility: auto; contain-intrinsic-size: auto 14rem;
}
.error { --accent: var(--error); --tint: var(--error-tint); }
.warn { --accent: var(--warn); --tint: var(--warn-tint); }
.info { --accent: var(--info); --tint: var(--info-tint); }
.severity { color: var(--accent); white-space: nowrap; margin-right: .25rem; }
label .severity { margin: 0; }
.place { color: var(--soft); font: .875rem/1.5 ui-monospace, monospace; }
.place > * { display: inline-block; }
.place > :not(:last-child) { margin-right: 1rem; }
li > .place { display: block; }
.fix { color: var(--fix); }
ul { margin: .35rem 0 0; padding-left: 1.25rem; }
pre {
  margin: .6rem 0 0; padding: .5rem 0; background: var(--code); border: 1px solid var(--line); border-radius: .375rem;
  font: .85rem/1.55 ui-monospace, monospace; white-space: pre-wrap; tab-size: 4;
}
pre > span { display: block; padding: 0 .75rem 0 4.25rem; min-height: 1.55em; }
pre > span::before {
  content: attr(data-line); float: left; width: 3rem; margin-left: -4.25rem; text-align: right; color: var(--soft);
  user-select: none;
}
pre > .covered::before { color: var(--accent); font-weight: 700; }
mark {
  background: var(--tint); color: inherit; border-radius: .15rem; padding-bottom: .1em;
  text-decoration: underline 2px var(--accent); text-decoration-skip-ink: none; text-underline-offset: .3em;
}
mark:empty { padding-left: .3em; }
details { margin-top: 2.5rem; color: var(--soft); }
@media (min-width: 48rem) and (min-height: 30rem) { form { position: sticky; top: 0; z-index: 1; } }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; }
  form { position: static; padding: 0; border: 0; }
  form > :not(output) { display: none; }
  article { content-visibility: visible; break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;
