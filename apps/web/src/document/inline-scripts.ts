import { secretNames } from '@foyer/contract'
import { MAX_RETRIES, retryMs } from '../lib/recovery.rules.ts'
import type { PageAssets } from './assets.ts'

/**
 * Runs before the first paint. Marks a member's reload, so that the guest's buttons do not flash; lets the splash show
 * once a session and count from the start of the navigation (DEC-41); takes a hand-off code out of the address at once
 * (DEC-12); and sends a guest on from a member's page before anything is drawn (GUARD-01, GUARD-05).
 */
export const firstScript = minify(`
(function(d,l){
var e=d.documentElement,a=e.dataset,s,h;
e.style.setProperty('--elapsed',-performance.now()+'ms');
try{s=sessionStorage;h=s.getItem(a.merchant+'.session')}catch(_){}
if(h)a.session='1';
var app=matchMedia('(display-mode:standalone)').matches||navigator.standalone;
if(s&&s.getItem('splashSeen')||a.splash==='app'&&!app)a.splash='off';
try{s.setItem('splashSeen','"1"')}catch(_){}
var q=new URLSearchParams(l.search),t=q.get('token')||q.get('tokens'),n=[],p=l.search;
if(t)window.foyerHandoff=t;
q.forEach(function(_,k){if(/^(${secretNames.join('|')})$/i.test(k))n.push(k)});
if(n[0]){n.forEach(function(k){q.delete(k)});p=q.toString();if(p)p='?'+p;
history.replaceState(history.state,'',l.pathname+p+l.hash)}
if(!h&&!t&&a.access!=='anyone')l.replace(a.guestTarget||'/m/login?go='+encodeURIComponent(l.pathname+p))
})(document,location)`)

/** Id and class of the line that the document shows when its script could not be started, or did not come. */
export const startFailedId = 'start-failed'

/** A document that has not grown for so long will not come whole, in ms. */
const stalledMs = 8000

/**
 * Stands before everything long. No event tells that a document broke off on its way: when nothing more of it has come for
 * a while and its last script is missing, a line with a button says so below what is there, until more comes. Before there
 * is a body nothing can be painted: then it is asked for again, up to three times.
 * @param words the sentence and its button, as JSON that cannot end the script
 */
export function truncationScript(markup: string): string {
  return minify(`
(function(w,d){
var x=${markup},p=d.createElement('p'),b=d.createElement('button'),k='cutReloads',n=0,z=0,s,c;
try{s=sessionStorage;c=+s.getItem(k)}catch(_){}
p.className='${startFailedId}';p.setAttribute('role','alert');
b.type='button';b.textContent=x.retry;b.onclick=function(){location.reload()};
p.append(x.failed+' ',b);
var t=setInterval(function(){
if(w.foyerFail){p.remove();if(c)s.removeItem(k);return clearInterval(t)}
var m=d.documentElement.textContent.length-(p.isConnected?p.textContent.length:0);
if(m!==n){n=m;z=0;return p.remove()}
if((z+=${retryMs})<${stalledMs}||p.isConnected)return;
if(d.body)return d.body.append(p);
clearInterval(t);
if(c<${MAX_RETRIES}){s.setItem(k,c+1);location.reload()}
},${retryMs})
})(window,document)`)
}

/**
 * Scripts that may be asked for by name, in the form of a regular expression's source: files of the build, and the
 * service worker. No text of anybody's becomes the address of a script (T26, T33).
 */
const scriptAddress = String.raw`^\/m\/(assets\/[\w.-]+\.js|sw\.js\?[\w&=%.-]+)$`

/** Longest wait for the script when a picture of the page hangs, in ms. */
const MAX_WAIT_MS = 3500

/**
 * Runs when the script did not come or could not start (BOOT-13): says so, looks every second, up to three times, and
 * when the network comes back, whether the server has the build, and loads the page anew, once for each build: a newer
 * one may have taken its place. Then a button is left.
 */
export function failScript({ entry }: Pick<PageAssets, 'entry'>): string {
  return minify(`
(function(w,d){
var b=${JSON.stringify(JSON.stringify(entry))},n=0,t;
function look(){
clearTimeout(t);
fetch(${JSON.stringify(entry)},{method:'HEAD',cache:'no-store'}).then(function(r){
if(r.status>499)throw r;
try{if(sessionStorage.reloadedBuild!==b){sessionStorage.reloadedBuild=b;location.reload()}}catch(_){}
}).catch(function(){if(++n<${MAX_RETRIES})t=setTimeout(look,${retryMs})})
}
w.foyerFail=function(){
var p=d.getElementById('${startFailedId}');
if(!p||!p.hidden)return;p.hidden=false;
p.lastChild.onclick=function(){location.reload()};
t=setTimeout(look,${retryMs});w.addEventListener('online',function(){n=0;look()})
}
})(window,document)`)
}

/**
 * Makes the page's one Trusted Types policy, which the server's `page-security.ts` names. Then asks for the script only
 * after what the member looks at has arrived, or at the first touch. A tap on a button before that is kept, and done when
 * the page can do it.
 */
export function loaderScript({ entry, scripts }: PageAssets, mayWait: boolean): string {
  return minify(`
(function(w,d){
var b,n=d.currentScript.nonce,k=/${scriptAddress}/;
function check(u){if(k.test(u))return u;throw new TypeError('no script of ours: '+u)}
var t=w.trustedTypes&&w.trustedTypes.createPolicy('foyer',{createScriptURL:check});
w.foyerScript=function(u){return t?t.createScriptURL(u):check(u)};
function go(){
if(b)return;b=1;
${JSON.stringify(scripts)}.forEach(function(f){var p=d.createElement('link');p.rel='modulepreload';p.nonce=n;p.href=f;d.head.append(p)});
var s=d.createElement('script');s.type='module';s.nonce=n;s.src=w.foyerScript(${JSON.stringify(entry)});s.onerror=w.foyerFail;d.head.append(s)
}
w.addEventListener('click',function(e){if(!d.documentElement.dataset.ready)w.foyerTap=e.target.closest('button')},true);
['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,go,{once:true,capture:true,passive:true})});
if(${!mayWait}||d.readyState==='complete')go();
else{w.addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(go,50)})});setTimeout(go,${MAX_WAIT_MS})}
})(window,document)`)
}

/** The scripts are written in lines that need no break between them. */
function minify(script: string): string {
  return script.replace(/\n/g, '')
}
