import { createHash } from 'node:crypto'
import type { CaptchaWidget } from '../../providers/captcha/captcha.ts'

/**
 * Starts the widget with the page's first message and reports by its port: `ready`, `solved`, `closed`, `failed`. The
 * message names version, id, challenge and language; nothing of the page's form is in it.
 */
export const widgetScript = minify(`
(function(w){
w.addEventListener('message',function(e){
var p=e.ports[0],d=e.data;
if(!p)return;
function tell(type,result){p.postMessage({type:type,result:result})}
function fail(){tell('failed')}
function start(c,show){
c.onReady(function(){tell('ready');show()})
.onSuccess(function(){var r=c.getValidate();if(r)tell('solved',r)})
.onClose(function(){tell('closed')})
.onError(fail)
}
try{
if(d.version==='recaptcha')w.grecaptcha.ready(function(){
var box=document.body.appendChild(document.createElement('div'));
w.grecaptcha.render(box,{sitekey:d.gt,callback:function(t){tell('solved',{token:t})},'expired-callback':fail,'error-callback':fail});
tell('ready')});
else if(d.version==='v4')w.initGeetest4(
{captchaId:d.gt,userInfo:d.challenge,product:'bind',language:d.language,protocol:location.protocol+'//',onError:fail},
function(c){start(c,function(){c.showCaptcha()})});
else w.initGeetest(
{gt:d.gt,challenge:d.challenge,offline:false,new_captcha:d.newCaptcha,product:'bind',lang:d.language,https:location.protocol==='https:'},
function(c){start(c,function(){c.verify()})})
}catch(_){fail()}
},{once:true})
})(window)`)

const widgetScriptHash = createHash('sha256').update(widgetScript).digest('base64')

/**
 * The policy of the document with a vendor's widget: that vendor's addresses, and framed by the merchant's pages only.
 * The widget styles itself and shows its tasks as images.
 */
export function writeWidgetPolicy(
  { scriptUrl, origins, hasFrames }: CaptchaWidget,
  framers: readonly string[],
): string {
  const { origin } = new URL(scriptUrl)
  const vendor = [...new Set([origin, ...origins])].join(' ')
  return [
    "default-src 'none'",
    `script-src 'sha256-${widgetScriptHash}' ${vendor}`,
    `style-src 'unsafe-inline' ${vendor}`,
    `img-src data: blob: ${vendor}`,
    `media-src ${vendor}`,
    `font-src ${vendor}`,
    `connect-src ${vendor}`,
    ...(hasFrames ? [`frame-src ${vendor}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers.join(' ')}`,
    'sandbox allow-scripts allow-same-origin',
  ].join('; ')
}

/** The scripts need no line breaks. */
function minify(script: string): string {
  return script.replace(/\n/g, '')
}
