import { secretNames } from '@foyer/contract'
import { startFailedId } from '../boot.ts'
import { MAX_RETRIES, retryMs } from '../lib/recovery.rules.ts'
import type { PageAssets } from './assets.ts'

/**
 * Runs before the first paint. Marks a member's reload, that of a new one and of one who has not played apart, so that
 * the guest's buttons do not flash and the places of the member's are kept; shows the splash once a session, timed from the start of the navigation
 * (DEC-41); removes a session transfer code from the address at once (DEC-12); and redirects a guest from a member's
 * page before anything is painted (GUARD-01, GUARD-05, decision 086).
 */
export const firstScript = minify(`
(function(d,l){
var e=d.documentElement,a=e.dataset,s,h;
e.style.setProperty('--elapsed',-performance.now()+'ms');
try{s=sessionStorage;h=s.getItem(a.merchant+'.session')}catch(_){}
if(h)a.session=/"firstTimeLogin":true/.test(h)?'new':/"hasPlayed":false/.test(h)?'idle':'1';
var app=matchMedia('(display-mode:standalone)').matches||navigator.standalone;
if(s&&s.getItem('splashSeen')||a.splash==='app'&&!app)a.splash='off';
try{s.setItem('splashSeen','"1"')}catch(_){}
var q=new URLSearchParams(l.search),t=q.get('token')||q.get('tokens'),n=[],p=l.search;
if(t)window.foyerHandoff=t;
q.forEach(function(_,k){if(/^(${secretNames.join('|')})$/i.test(k))n.push(k)});
if(n[0]){n.forEach(function(k){q.delete(k)});p=q.toString();if(p)p='?'+p;
history.replaceState(history.state,'',l.pathname+p+l.hash)}
var r=a.request&&q.get(a.request);
if(!h&&!t&&a.access!=='anyone')l.replace(r?a.requestTarget+'?'+a.request+'='+encodeURIComponent(r):a.guestTarget||'/m/login?go='+encodeURIComponent(l.pathname+p))
})(document,location)`)

/**
 * Of a preview: removes its token from the address, and the stored documents, which are of the live merchant and would
 * open in its place (decision 103).
 */
export const previewScript = minify(`
(function(l){
var q=new URLSearchParams(l.search),p;
if(q.has('preview')){q.delete('preview');p=q.toString();history.replaceState(history.state,'',l.pathname+(p&&'?'+p)+l.hash)}
if('caches' in self)caches.keys().then(function(k){k.forEach(function(n){if(/^foyer\\..*\\.pages\\./.test(n))caches.delete(n)})},function(){})
})(location)`)

/** A document without growth for this time counts as truncated, in ms. */
const stalledMs = 8000

/**
 * Placed before all long content. No event reports a truncated document: without growth for a while and without its
 * last script, a message with a button is shown below the existing content, until more arrives. Before there is a body
 * nothing can be painted: then the page is reloaded, up to three times.
 * @param textsJson the sentence and its button, as JSON that cannot close the script
 */
export function truncationScript(textsJson: string): string {
  return minify(`
(function(w,d){
var x=${textsJson},p=d.createElement('p'),b=d.createElement('button'),k='cutReloads',n=0,z=0,s,c;
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
 * Permitted script addresses, as a regular expression's source: files of the build, and the service worker. No other
 * text becomes a script's address (T26, T33).
 */
const scriptAddress = String.raw`^\/m\/(assets\/[\w.-]+\.js|sw\.js\?[\w&=%.-]+)$`

/** Maximum delay of the script by a hanging image of the page, in ms. */
const MAX_WAIT_MS = 3500

/**
 * Runs after a failed load or start of the script (BOOT-13): shows the message, checks every second, up to three times,
 * and on the return of the network, whether the server has the build, and reloads the page, once per build: a newer one
 * may have replaced it. Finally a button remains.
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
 * Creates the page's single Trusted Types policy, named by the server's `page-security.ts`. Then loads the script, and
 * the styles that it waits for, after the visible content has arrived, or on the first interaction. An earlier tap on a
 * button is recorded and executed after hydration; a member's earlier tap on a link that leads a guest to the login goes
 * on to its page (CONF-01). Captures the browser's install prompt, which comes once and which no
 * later script may see (PWA-03).
 */
export function loaderScript(
  { entry, scripts, styles }: Omit<PageAssets, 'findFirstStyles'>,
  mayWait: boolean,
): string {
  return minify(`
(function(w,d,l){
var b,n=d.currentScript.nonce,k=/${scriptAddress}/;
function check(u){if(k.test(u))return u;throw new TypeError('no script of ours: '+u)}
var t=w.trustedTypes&&w.trustedTypes.createPolicy('foyer',{createScriptURL:check});
w.foyerScript=function(u){return t?t.createScriptURL(u):check(u)};
function ask(r,a){return function(f){var p=d.createElement('link');p.rel=r;p.as=a;p.crossOrigin='';p.nonce=n;p.href=f;d.head.append(p)}}
function go(){
if(b)return;b=1;
${JSON.stringify(styles)}.forEach(ask('preload','style'));
${JSON.stringify(scripts)}.forEach(ask('modulepreload','script'));
var s=d.createElement('script');s.type='module';s.nonce=n;s.src=w.foyerScript(${JSON.stringify(entry)});s.onerror=w.foyerFail;d.head.append(s)
}
w.addEventListener('beforeinstallprompt',function(e){e.preventDefault();w.foyerPrompt=e});
w.addEventListener('click',function(e){
var v=d.documentElement.dataset,a,g;
if(v.ready)return;
w.foyerTap=e.target.closest('button');
a=v.session&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest('a[href^="/m/login?go="]');
g=a&&new URLSearchParams(a.search).get('go');
if(/^\\/m\\/\\w[\\w\\/.-]*(\\?|$)/.test(g)){e.preventDefault();l.href=g}
},true);
w.addEventListener('keypress',function(e){var f=e.key==='Enter'&&!d.documentElement.dataset.ready&&e.target.form;if(f)w.foyerTap=f.elements[f.elements.length-1].closest('button')},true);
['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,go,{once:true,capture:true,passive:true})});
if(${!mayWait}||d.readyState==='complete')go();
else{w.addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(go,50)})});setTimeout(go,${MAX_WAIT_MS})}
})(window,document,location)`)
}

/** The scripts need no line breaks. */
function minify(script: string): string {
  return script.replace(/\n/g, '')
}
