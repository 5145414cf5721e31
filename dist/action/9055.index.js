export const id=9055,ids=[9055],modules={9837:((w,u,i)=>{i.d(u,{R:()=>g});const g=(s,h,m)=>s.replace(/`([^`]+)`|``|[^`]+|`/g,($,p)=>p===void 0?h($):m(p))}),3945:((w,u,i)=>{i.d(u,{X:()=>m});var g=i(1215),s=i(8058);const h={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"},m=$=>(0,g.OM)((0,s.R)($).replace(/[\ufffe\uffff]/g,"�").replace(/[&<>"']/g,p=>h[p]??""),"&#91;")}),9055:((w,u,i)=>{i.r(u),i.d(u,{format:()=>q,quote:()=>D});var g=i(5668),s=i(3945),h=i(7471),m=i(9175);function $(e){const t=e.flatMap(({diagnostics:o})=>o),n=p(t.map(({rule:o})=>o)),r=p(t.map(({severity:o})=>o)),a=h.SN.map(o=>{const d=`<input type="checkbox" name="severity" value="${o}" checked>`,c=`<span class="${o} severity">${m.G[o]} ${m.D[o]}</span>`;return`<label>${d} ${c} ${r.get(o)??0}</label>`}),l=[...n].sort(([o],[d])=>o<d?-1:1).map(([o,d])=>[o,`${o} (${d})`]),f=e.map(({file:o,diagnostics:d},c)=>[`${c}`,`${o.file} (${d.length})`]);return`<form hidden>
<fieldset><legend>Severity</legend>${a.join("")}</fieldset>
${k("rule","Rule","All rules",l)}
${k("file","Manifest","All manifests",f)}
<output aria-live="polite"></output>
</form>`}function p(e){const t=new Map;for(const n of e)t.set(n,(t.get(n)??0)+1);return t}const k=(e,t,n,r)=>`<label>${t} <select name="${e}">${[["",n],...r].map(([a,l])=>`<option value="${(0,s.X)(a)}">${(0,s.X)(l)}</option>`).join("")}</select></label>`;var X=i(4657),R=i(9837),L=i(6467);function C(e,t,{id:n,omission:r}){const a=e.compare?(0,X.x4)(e):[e.form,e.name,e.manifestVersion].filter(l=>l!==void 0).join(" ");return`<section>
<h2>${(0,s.X)(e.file)} <small>${(0,s.X)(a)}</small></h2>${e.compare?P(e.compare):""}
${t.map(l=>F(l,n)).join(`
`)}
${r===void 0?"":`<p class="omission">${r}</p>
`}</section>`}function F(e,t){const{severity:n,rule:r,message:a,location:l,related:f,fix:o,url:d,frames:c}=e,[b="",...x]=c,ee=`<span class="severity">${m.G[n]} ${m.D[n]}</span>`,O=f.map((A,te)=>`<li>${v(A.message)} <span class="place">${j(A.location)}</span>${x[te]}</li>`);return[`<article class="${n}" data-severity="${n}" data-rule="${(0,s.X)(r)}" data-file="${t}">`,`<h3>${ee} ${v(a)}</h3>`,`<p class="place">${j(l)} ${G(r,d)}</p>`,b,O.length>0?`<ul>${O.join("")}</ul>`:"",o?`<p class="fix">Fix (${o.safety}): ${v(o.title)}</p>`:"","</article>"].join("")}const P=e=>`
<p><strong>${e.enough?"✔":"✖"} ${v((0,X.nt)(e))}</strong></p>`,v=e=>(0,R.R)(e,s.X,t=>`<code>${(0,s.X)(t)}</code>`),j=({file:e,start:t,approximate:n})=>`<span>${n?"near ":""}${(0,s.X)(e)}:${t.line}:${t.column}</span>`;function G(e,t){const n=(0,L.D)(t);return n===void 0?`<span>${(0,s.X)(e)}</span>`:`<a href="${(0,s.X)(n)}" rel="noreferrer">${(0,s.X)(e)}</a>`}var I=i(7598);const W=({title:e,style:t,script:n,body:r})=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${B(t,n)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${e}</title>
<style>${t}</style>
</head>
<body>
${r}
</body>
</html>
`,B=(e,t)=>["default-src 'none'","img-src data:",`style-src ${H(e)}`,`script-src ${H(t)}`,"base-uri 'none'","form-action 'none'"].join("; "),H=e=>`'sha256-${(0,I.createHash)("sha256").update(e).digest("base64")}'`;var M=i(1147),K=i(7800);const S=400,T=80,U=({lines:e})=>e.length===0?"":`<pre>${e.map(V).join("")}</pre>`;function V(e){const t=e.afterGap?'<span data-line="⋮"></span>':"",n=e.covered?' class="covered"':"";return`${t}<span${n} data-line="${e.number}">${J(e)}</span>`}function J({text:e,covered:t}){const n=e.length>S?Math.max(0,(t?.[0]??0)-T):0,r=Math.min(e.length,n+S),a=(f,o)=>z(e.slice(Math.max(f,n),Math.min(o,r))),l=t?`${a(n,t[0])}<mark>${a(...t)}</mark>${a(t[1],r)}`:a(n,r);return`${n>0?"…":""}${l}${r<e.length?"…":""}`}const ne=e=>`<pre>${e.map((t,n)=>`<span data-line="${n+1}">${z(t)}</span>`).join("")}</pre>`,z=e=>e.split("	").map(s.X).join("	"),N={before:2,after:2},Q={before:0,after:0},Y=e=>e.diagnostics.every(t=>"frames"in t);function D(e){if(Y(e))return e;const t=(0,K.W)(e.sources,M.J),n=(a,l)=>U((0,M.z)(t(a.file),a,l)),r=e.diagnostics.map(a=>({...a,frames:[n(a.location,N),...a.related.map(({location:l})=>n(l,Q))]}));return{...e,diagnostics:r,sources:new Map}}const E=`
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
`,Z=`
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
h3 { margin: 0; font-size: 1rem; font-weight: 600; }
p { margin: .35rem 0 0; }
a { color: var(--link); }
code { font: .92em ui-monospace, monospace; background: var(--code); border-radius: .25rem; padding: .1em .25em; }
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
  form { display: none; }
  article { content-visibility: visible; break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;var y=i(2986);function q(e,t){const n=e.results.map(c=>({file:c,diagnostics:(0,y.fz)(D(c),t)})),r=({file:c,diagnostics:b})=>b.length>0||(0,y._$)(c,t)>0||c.compare!==void 0,a=n.filter(r),l=n.filter(c=>!r(c)),[f="",...o]=(0,g.mQ)(e,t),d=`<header>
<h1>hublint <small>${(0,s.X)(e.tool.version)}</small></h1>
<p><strong>${f}</strong> ${o.map(v).join(" ")}</p>
</header>
${a.length>0?$(a):""}
<main>
${a.map(({file:c,diagnostics:b},x)=>C(c,b,{id:x,omission:(0,y.Lv)(c,t)})).join(`
`)}
${l.length>0?_(l.map(({file:c})=>c)):""}
</main>
${a.length>0?`<script>${E}<\/script>`:""}`;return W({title:`hublint: ${f}`,style:Z,script:E,body:d})}const _=e=>`<details><summary>${(0,g.hS)(e.length,"manifest")} without findings</summary><ul>${e.map(({file:t})=>`<li>${(0,s.X)(t)}</li>`).join("")}</ul></details>`})};
