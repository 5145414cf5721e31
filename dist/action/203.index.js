export const id=203,ids=[203],modules={3203:((I,O,_)=>{_.r(O),_.d(O,{format:()=>P,summary:()=>c});var m=_(9301),D=_(1384),E=_(8435),t=_(6542),$=_(5814),M=_(9067);const d=({location:{file:s,start:n},severity:o,message:l,rule:v})=>`${(0,t.e)(`${(0,E.Iu)(s)}:${n.line}:${n.column}: ${M.D[o]}: ${l} [${v}]`)}
`,P=(s,n)=>s.results.flatMap(o=>[...(0,$.fz)(o,n).map(d),a(o,n),u(o)]).join("");function a(s,n){const o=(0,$.Lv)(s,n);return o===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s.file)}: ${o}`)}
`}const u=({file:s,compare:n})=>n===void 0?"":`${(0,t.e)(`${(0,E.Iu)(s)}: ${(0,m.nt)(n)}`)}
`,c=(s,n)=>`${(0,t.e)((0,D.mQ)(s,n).join(" "))}
`})};
