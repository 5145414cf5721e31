export const id=769,ids=[769],modules={6233:((b,l,s)=>{s.d(l,{R:()=>f});const f=(u,i,w)=>u.replace(/`([^`]+)`|``|[^`]+|`/g,(h,p)=>p===void 0?i(h):w(p))}),2655:((b,l,s)=>{s.d(l,{D:()=>u});const f=/^https?:\/\/[\w.-]+(?::\d+)?(?:[/?][\w.~:/?@&+,;=-]*)?(?:#[\w.~:/?@&+,;=-]*)?$/i,u=i=>i!==void 0&&f.test(i)?i:void 0}),4769:((b,l,s)=>{s.r(l),s.d(l,{format:()=>N});var f=s(9301),u=s(1384),i=s(6233),w=s(4750),h=s(2655);const p=/[@#!~$%&^](?=["\w{])|@|(?<=[a-z])-(?=\d)|:(?=\/\/|\d*[a-z+-][\w+-]*:)|(?<=\bwww)\.|(?<hash>[\da-f]{7,})|(?<other>[&<>|`*_[\]\\~#!$])/gi,k=/.{1,6}/g,a=n=>(0,w.R)(n).replace(p,(o,t,d)=>d!==void 0?I(d):t===void 0?`<span>${I(o)}</span>`:t.replace(k,(e,r)=>r%12===0?e:`<span>${e}</span>`)),I=n=>`&#${n.charCodeAt(0)};`,j=n=>`<code>${a(n)}</code>`;function x(n,o){const t=(0,h.D)(o);return t===void 0?a(n):`[${a(n)}](${t})`}var R=s(5814),y=s(9067);const C={error:"❌",warn:"⚠️",info:"ℹ️"},D=100;function N(n,o){const[t="",...d]=(0,u.mQ)(n,o),e=[`## hublint

${[`**${t}**`,...d.map(g)].join(" ")}
`];let r=(o.limit??Number.POSITIVE_INFINITY)-z(e.join(""))-D,$=0;for(const c of n.results){c.compare&&e.push(S(c,c.compare));for(const[v,P]of(0,R.fz)(c,o).entries()){const m=`${v===0?T(c):""}${A(c,P)}`;r-=z(m),r<0?$+=1:e.push(m)}$+=(0,R._$)(c,o)}return $>0&&e.push(`
${(0,u.hS)($,"more finding")} left out: the report is too long for this page.
`),e.join("")}const g=n=>(0,i.R)(n,a,j),z=n=>new TextEncoder().encode(n).length,S=(n,o)=>`
**${a((0,f.x4)(n))}** ${o.enough?"✅":"❌"} ${g((0,f.nt)(o))}
`;function T({file:n,name:o,manifestVersion:t,form:d}){const e=[d,o,t].filter(r=>r!==void 0).join(" ");return`
### ${j(n)} ${a(e)}

| Severity | Place | Problem | Rule |
|---|---|---|---|
`}function A(n,{severity:o,location:t,message:d,related:e,fix:r,rule:$,url:c}){const v=[d,...e.map(m=>`${m.message} (${O(n,m.location)})`),...r?[`Fix (${r.safety}): ${r.title}`]:[]].map(g);return`| ${[`${C[o]} ${y.D[o]}`,a(O(n,t)),v.join("<br>"),x($,c)].join(" | ")} |
`}function O(n,{file:o,start:t,approximate:d}){const e=`${t.line}:${t.column}`;return`${d?"near ":""}${o===n.file?e:`${o}:${e}`}`}})};
