/** `gapi.iframes` as far as Firebase's SDK uses it: a hidden frame, and messages to and from it. */
const gapi = `(function () {
  'use strict'
  function open(options, ready) {
    var frame = document.createElement('iframe')
    var origin = new URL(options.url).origin
    var handlers = {}
    var waiting = {}
    var last = 0
    function post(type, data) {
      last += 1
      var id = last
      return new Promise(function (resolve) {
        waiting[id] = resolve
        frame.contentWindow.postMessage({ id: id, type: type, data: data }, origin)
      })
    }
    window.addEventListener('message', function (event) {
      if (event.source !== frame.contentWindow || event.origin !== origin) return
      var message = event.data || {}
      if (message.answerTo && waiting[message.answerTo]) {
        waiting[message.answerTo](message.data)
        delete waiting[message.answerTo]
      } else if (message.type && handlers[message.type]) handlers[message.type](message.data)
    })
    frame.src = options.url
    frame.hidden = true
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    return new Promise(function (resolve) {
      frame.onload = function () {
        resolve(ready({
          restyle: function () { return Promise.resolve() },
          ping: function (done) { return post('ping').then(done) },
          register: function (type, handler) { handlers[type] = handler },
          // The SDK throws after it has read the answer.
          send: function (type, data, done) { post(type, data).then(function (answer) { done([answer]) }).catch(function () {}) },
        }))
      }
      options.where.appendChild(frame)
    })
  }
  window.gapi = {
    load: function (_name, options) { options.callback() },
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: function () {},
      getContext: function () { return { open: open } },
    },
  }
})()`

/** The hidden frame: passes the result of the window to the page that framed it. */
const frame = `(function () {
  'use strict'
  var page
  window.addEventListener('message', function (event) {
    var message = event.data || {}
    if (event.source === parent && message.id) {
      page = event.origin
      var data = message.type === 'webStorageSupport' ? { webStorageSupport: true } : {}
      parent.postMessage({ answerTo: message.id, data: data }, page)
    } else if (event.origin === location.origin && message.authEvent && page)
      parent.postMessage({ type: 'authEvent', data: { authEvent: message.authEvent } }, page)
  })
})()`

/** The window: the choice goes to the frame of ours among those of the page that opened it. */
const handler = `(function () {
  'use strict'
  var query = new URLSearchParams(location.search)
  var sent = { type: query.get('authType'), eventId: query.get('eventId'), tenantId: null, sessionId: null }
  function send(more) {
    var frames = window.opener || []
    for (var index = 0; index < frames.length; index += 1)
      frames[index].postMessage({ authEvent: Object.assign({}, sent, more) }, location.origin)
  }
  addEventListener('click', function (event) {
    var code = event.target.dataset.code
    if (code) send({ urlResponse: location.origin + '/emulator/auth/handler?code=' + code, postBody: null, sessionId: code })
    else if ('cancel' in event.target.dataset)
      send({ error: { code: 'auth/user-cancelled', message: 'The visitor did not grant access.' } })
  })
})()`

/** Facebook's SDK as far as it is used: a window, and its answer. */
const facebook = `(function () {
  'use strict'
  var origin = new URL(document.currentScript.src).origin
  window.FB = {
    init: function (options) { window.FB.options = options },
    login: function (done) {
      var opened = window.open(origin + '/facebook/dialog?app_id=' + encodeURIComponent(window.FB.options.appId), '_blank', 'width=500,height=600')
      if (!opened) return done({ authResponse: null, status: 'unknown' })
      function end(token) {
        removeEventListener('message', read)
        clearInterval(timer)
        opened.close()
        done(token ? { authResponse: { accessToken: token }, status: 'connected' } : { authResponse: null, status: 'unknown' })
      }
      function read(event) {
        if (event.origin === origin && event.source === opened) end(event.data.accessToken)
      }
      var timer = setInterval(function () { if (opened.closed) end() }, 300)
      addEventListener('message', read)
    },
  }
})()`

/** Google's one-tap prompt as far as it is used: a frame in the corner. */
const google = `(function () {
  'use strict'
  var origin = new URL(document.currentScript.src).origin
  var options, frame
  function cancel() {
    if (frame) frame.remove()
    frame = undefined
    removeEventListener('pointerdown', cancel, true)
  }
  addEventListener('message', function (event) {
    if (!frame || event.source !== frame.contentWindow || event.origin !== origin) return
    cancel()
    if (event.data.credential) options.callback({ credential: event.data.credential, select_by: 'user' })
  })
  window.google = {
    accounts: {
      id: {
        initialize: function (given) { options = given },
        cancel: cancel,
        prompt: function () {
          frame = document.createElement('iframe')
          frame.src = origin + '/gsi/prompt?client_id=' + encodeURIComponent(options.client_id)
          frame.title = 'Sign in with Google'
          frame.style.position = 'fixed'
          // As the vendor's on phones: at the lower edge.
          frame.style.insetBlockEnd = '8px'
          frame.style.insetInline = '8px'
          frame.style.marginInline = 'auto'
          frame.style.inlineSize = 'min(400px, calc(100% - 16px))'
          frame.style.blockSize = '340px'
          frame.style.boxShadow = '0 2px 16px #0006'
          frame.style.zIndex = '9999'
          frame.style.border = '0'
          frame.style.borderRadius = '12px'
          document.body.appendChild(frame)
          // A tap inside of the frame is not an event of this page.
          if (options.cancel_on_tap_outside) addEventListener('pointerdown', cancel, true)
        },
      },
    },
  }
})()`

/** Telegram's script as far as it is used: the data of the fragment, held for the window. */
const telegram = `(function () {
  'use strict'
  var name = '__telegram__initParams'
  var given = new URLSearchParams(location.hash.slice(1)).get('tgWebAppData')
  if (given) sessionStorage.setItem(name, given)
  var app = { initData: given || sessionStorage.getItem(name) || '', isReady: false, isExpanded: false }
  app.ready = function () { app.isReady = true }
  app.expand = function () { app.isExpanded = true }
  window.Telegram = { WebApp: app }
})()`

/** reCAPTCHA as far as it is used: a tick in place of the check. */
const recaptcha = `(function () {
  'use strict'
  var origin = new URL(document.currentScript.src).origin
  window.grecaptcha = {
    ready: function (run) { setTimeout(run) },
    render: function (place, options) {
      var label = document.createElement('label')
      label.style = 'display:flex;gap:12px;align-items:center;justify-content:center;max-width:304px;min-height:64px;margin:24px auto;border-radius:12px;background:#fff;color:#16181d;font:16px/1.5 system-ui,sans-serif;box-shadow:0 2px 12px #0003'
      var box = document.createElement('input')
      box.type = 'checkbox'
      box.style = 'inline-size:28px;block-size:28px;margin:0'
      label.append(box, 'I’m not a robot (demo)')
      place.append(label)
      box.addEventListener('change', function () {
        box.disabled = true
        fetch(origin + '/firebase/captcha').then(function (answer) { return answer.json() }).then(function (value) {
          options.callback(value.token)
        }).catch(function () { options['error-callback']() })
      })
      return 0
    },
  }
})()`

/** The pages of the two: the choice goes to the page that opened or framed them. */
const choice = `(function () {
  'use strict'
  addEventListener('click', function (event) {
    var data = event.target.dataset
    if (!data.code && !('cancel' in data)) return
    var target = window.opener || parent
    target.postMessage({ accessToken: data.code, credential: data.code }, '*')
  })
})()`

/** Scripts of the demo's Firebase and its vendors, by path. */
export const demoFirebaseScripts: Readonly<Record<string, string>> = {
  '/vendor/gapi.js': gapi,
  '/vendor/facebook.js': facebook,
  '/vendor/google.js': google,
  '/vendor/telegram.js': telegram,
  '/vendor/recaptcha.js': recaptcha,
  '/script/frame.js': frame,
  '/script/handler.js': handler,
  '/script/choice.js': choice,
}
