export const id=9055,ids=[9055],modules={99837:((k,u,s)=>{s.d(u,{R:()=>h});const h=(l,$,f)=>l.replace(/`([^`]+)`|``|[^`]+|`/g,(v,p)=>p===void 0?$(v):f(p))}),93945:((k,u,s)=>{s.d(u,{X:()=>f});var h=s(31215),l=s(28058);const $={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},f=v=>(0,h.OM)((0,l.R)(v).replace(/[\ufffe\uffff]/g,"�").replace(/[&<>"']/g,p=>$[p]??""),"&#91;")}),49055:((k,u,s)=>{s.r(u),s.d(u,{format:()=>_,quote:()=>D});var h=s(35668),l=s(93945),$=s(27471),f=s(39175);function v(e){const t=e.flatMap(({diagnostics:a})=>a),n=p(t.map(({rule:a})=>a)),r=p(t.map(({severity:a})=>a)),o=$.SN.map(a=>{const d=`<input type="checkbox" name="severity" value="${a}" checked>`,i=`<span class="${a} severity">${f.G[a]} ${f.D[a]}</span>`;return`<label>${d} ${i} ${r.get(a)??0}</label>`}),c=[...n].sort(([a],[d])=>a<d?-1:1).map(([a,d])=>[a,`${a} (${d})`]),m=e.map(({file:a,diagnostics:d},i)=>[`${i}`,`${a.file} (${d.length})`]);return`<form hidden>
<fieldset><legend>Severity</legend>${o.join("")}</fieldset>
${j("rule","Rule","All rules",c)}
${j("file","Manifest","All manifests",m)}
<output aria-live="polite"></output>
</form>`}function p(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}const j=(e,t,n,r)=>`<label>${t} <select name="${e}">${[["",n],...r].map(([o,c])=>`<option value="${(0,l.X)(o)}">${(0,l.X)(c)}</option>`).join("")}</select></label>`;var b=s(54657),L=s(99837),F=s(26467);function C(e,t,{id:n,omission:r}){const o=e.compare?(0,b.x4)(e):[e.form,e.name,e.manifestVersion].filter(m=>m!==void 0).join(" "),c=t.length>0?"section":"div";return`<${c}>
<h2>${(0,l.X)(e.file)} <small>${(0,l.X)(o)}</small></h2>${e.compare?W(e.compare,e):""}
${P(t,n).join(`
`)}
${r===void 0?"":`<p class="omission">${r}</p>
`}</${c}>`}const P=(e,t)=>[...(0,b.c1)(e).map(({step:n,changes:r})=>{const o=r.map(c=>X(c,t,"h4"));return`<section><h3>${(0,l.X)(b._4[n])}</h3>
${o.join(`
`)}</section>`}),...(0,b.F6)(e).map(n=>X(n,t))];function X(e,t,n="h3"){const{severity:r,rule:o,message:c,location:m,related:a,fix:d,url:i,frames:y}=e,[w="",...te]=y,ne=`<span class="severity">${f.G[r]} ${f.D[r]}</span>`,A=a.map((R,oe)=>`<li>${g(R.message)} <span class="place">${H(R.location)}</span>${te[oe]}</li>`);return[`<article class="${r}" data-severity="${r}" data-rule="${(0,l.X)(o)}" data-file="${t}">`,`<${n}>${ne} ${g(c)}</${n}>`,`<p class="place">${H(m)} ${G(o,i)}</p>`,w,A.length>0?`<ul>${A.join("")}</ul>`:"",d?`<p class="fix">Fix (${d.safety}): ${g(d.title)}</p>`:"","</article>"].join("")}const W=(e,t)=>`
<p><strong>${e.enough?"✔":"✖"} ${g((0,b.nt)(e,t))}</strong></p>`,g=e=>(0,L.R)(e,l.X,t=>`<code>${(0,l.X)(t)}</code>`),H=({file:e,start:t,approximate:n})=>`<span>${n?"near ":""}${(0,l.X)(e)}:${t.line}:${t.column}</span>`;function G(e,t){const n=(0,F.D)(t);return n===void 0?`<span>${(0,l.X)(e)}</span>`:`<a href="${(0,l.X)(n)}" target="_blank" rel="noreferrer">${(0,l.X)(e)}</a>`}var I=s(77598);const B=({title:e,style:t,script:n,body:r})=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${K(t,n)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${e}</title>
<style>${t}</style>
</head>
<body>
${r}
</body>
</html>
`,K=(e,t)=>["default-src 'none'","img-src data:",`style-src ${M(e)}`,`script-src ${M(t)}`,"base-uri 'none'","form-action 'none'"].join("; "),M=e=>`'sha256-${(0,I.createHash)("sha256").update(e).digest("base64")}'`;var E=s(81147),N=s(67800);const S=400,T=80,U=({lines:e})=>e.length===0?"":`<pre>${e.map(V).join("")}</pre>`;function V(e){const t=e.afterGap?'<span data-line="⋮"></span>':"",n=e.covered?' class="covered"':"";return`${t}<span${n} data-line="${e.number}">${J(e)}</span>`}function J({text:e,covered:t}){const n=e.length>S?Math.max(0,(t?.[0]??0)-T):0,r=Math.min(e.length,n+S),o=(m,a)=>z(e.slice(Math.max(m,n),Math.min(a,r))),c=t?`${o(n,t[0])}<mark>${o(...t)}</mark>${o(t[1],r)}`:o(n,r);return`${n>0?"…":""}${c}${r<e.length?"…":""}`}const re=e=>`<pre>${e.map((t,n)=>`<span data-line="${n+1}">${z(t)}</span>`).join("")}</pre>`,z=e=>e.split("	").map(l.X).join("	"),Q={before:2,after:2},Y={before:0,after:0},Z=e=>e.diagnostics.every(t=>"frames"in t);function D(e){if(Z(e))return e;const t=(0,N.W)(e.sources,E.J),n=(o,c)=>U((0,E.z)(t(o.file),o,c)),r=e.diagnostics.map(o=>({...o,frames:[n(o.location,Q),...o.related.map(({location:c})=>n(c,Y))]}));return{...e,diagnostics:r,sources:new Map}}const O=`
const form = document.querySelector('form');
const findings = [...document.querySelectorAll('article')];
const sections = [...document.querySelectorAll('section')];
const shown = document.querySelector('output');
function filter() {
  const chosen = new FormData(form);
  const severities = new Set(chosen.getAll('severity'));
  const rule = chosen.get('rule');
  const file = chosen.get('file');
  let count = 0;
  for (const finding of findings) {
    const { dataset } = finding;
    const fits =
      severities.has(dataset.severity) && (!rule || rule === dataset.rule) && (!file || file === dataset.file);
    finding.hidden = !fits;
    if (fits) count += 1;
  }
  for (const section of sections) section.hidden = section.querySelector('article:not([hidden])') === null;
  shown.value = count + ' of ' + findings.length + ' shown';
}
form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
// Whoever comes back from another page finds the filters as they were left, which browsers do late and tell nobody.
addEventListener('pageshow', filter);
`,q=`
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
`;var x=s(72986);function _(e,t){const n=e.results.map(i=>({file:i,diagnostics:(0,x.fz)(D(i),t)})),r=({file:i,diagnostics:y})=>y.length>0||(0,x._$)(i,t)>0||i.compare!==void 0,o=n.filter(r),c=n.filter(i=>!r(i)),[m="",...a]=(0,h.mQ)(e,t),d=`<header>
<h1>hublint <small>${(0,l.X)(e.tool.version)}</small></h1>
<p><strong>${m}</strong> ${a.map(g).join(" ")}</p>
${(e.unchecked??[]).map(i=>`<p><strong>Not checked:</strong> ${g(i)}</p>
`).join("")}</header>
${o.length>0?v(o):""}
<main>
${o.map(({file:i,diagnostics:y},w)=>C(i,y,{id:w,omission:(0,x.Lv)(i,t)})).join(`
`)}
${c.length>0?ee(c.map(({file:i})=>i)):""}
</main>
${o.length>0?`<script>${O}<\/script>`:""}`;return B({title:`hublint: ${m}`,style:q,script:O,body:d})}const ee=e=>`<details><summary>${(0,h.hS)(e.length,"manifest")} without findings</summary><ul>${e.map(({file:t})=>`<li>${(0,l.X)(t)}</li>`).join("")}</ul></details>`})};
