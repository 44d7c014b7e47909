import { createHash } from 'node:crypto'
import { type TrackingTag, toScriptValue } from '../../providers/tracking/tag.ts'

/**
 * Script of the tracking frame: prepares each partner's queue, and passes on the events that the page sends. It takes
 * messages of the framing page only, and reads nothing of that page.
 */
export function writeTagScript(tags: readonly TrackingTag[], framers: readonly string[]): string {
  const entries = tags.map(({ names, send }) => `{names:${toScriptValue(names)},send:${send}}`)
  return [
    ...tags.map(({ prepare }) => `(function(){${prepare}})();`),
    `(function(){var framers=${toScriptValue(framers)},tags=[${entries.join(',')}];`,
    "addEventListener('message',function(message){var data=message.data;",
    'if(message.source!==parent||framers.indexOf(message.origin)<0||!data)return;',
    'tags.forEach(function(tag){',
    'if(Object.prototype.hasOwnProperty.call(tag.names,data.event))try{tag.send(tag.names[data.event],data.values)}catch(error){}',
    '})});',
    "parent.postMessage('tracking-ready','*')})()",
  ].join('')
}

/**
 * Its policy: this script by its hash, the partners' own, and requests to their hosts; framed by the merchant's hosts
 * only. The document has the origin of its host, which has nothing of ours, and its storage ends with the page: the
 * frame is `credentialless`.
 */
export function writeTagPolicy(tags: readonly TrackingTag[], script: string, framers: readonly string[]): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const sources = [...new Set(tags.flatMap((tag) => [new URL(tag.script).origin, ...tag.hosts]))].join(' ')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${sources}`,
    `connect-src ${sources}`,
    `img-src ${sources}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers.join(' ')}`,
    'sandbox allow-scripts allow-same-origin',
  ].join('; ')
}
