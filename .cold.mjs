import fs from 'fs';import YAML from 'yaml';import path from 'path';
const ids=process.argv.slice(2);
const skip=/common\/(Money|Quantity|Address|AuditFields|Page|Problem)|headers\/|responses\//;
function refs(o,base,acc){if(o&&typeof o==='object'){if(typeof o.$ref==='string'&&o.$ref.endsWith('.yaml'))acc.add(path.join(base,o.$ref));for(const v of Object.values(o))refs(v,base,acc)}return acc}
for(const id of ids)for(const d of fs.readdirSync('openapi/paths'))for(const f of fs.readdirSync('openapi/paths/'+d)){const p='openapi/paths/'+d+'/'+f;const raw=fs.readFileSync(p,'utf8');if(!new RegExp('operationId: '+id+'$','m').test(raw))continue;const y=YAML.parse(raw);for(const [mm,o] of Object.entries(y)){if(o?.operationId!==id)continue;
console.log('#################',mm.toUpperCase(),id,p);
console.log(o.description);
for(const q of [...(y.parameters||[]),...(o.parameters||[])]){if(q.$ref){if(/common/.test(q.$ref)){console.log('  param',q.$ref.split('/').pop());continue}console.log('  param',q.$ref,fs.readFileSync(path.join(path.dirname(p),q.$ref),'utf8'))}else console.log('  param',YAML.stringify(q))}
if(o.requestBody)console.log('BODY',o.requestBody.description);
for(const [s,r] of Object.entries(o.responses)){if(r.$ref){continue}console.log(s,r.description,(r['x-error-codes']||[]).join(' '))}
const seen=new Set(),q=[...refs(o,path.dirname(p),new Set())];let n=0;
while(q.length){const f=q.shift();if(seen.has(f)||skip.test(f))continue;seen.add(f);const t=fs.readFileSync(f,'utf8');
const isEx=f.includes('/examples/'),isSch=f.includes('/schemas/');
if(isSch&&(process.env.NOSCHEMA||/\/ids\//.test(f)))continue;
if(/ProblemInvalid.*InPath/.test(f))continue;
if(!isEx&&!isSch)continue;
console.log('--- '+f.replace('openapi/components/',''));console.log(t.trim());
if(isSch)for(const r of refs(YAML.parse(t),path.dirname(f),new Set()))if(path.dirname(r)===path.dirname(f))q.push(r);
}}}
