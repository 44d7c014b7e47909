/** Texts of the widget by the beginning of the vendor's language code: `zh-cn` and `zho`; others have English. */
const texts = {
  zh: { title: '安全验证（演示）', task: '向右拖动滑块到底', close: '关闭验证' },
  en: { title: 'Security check (demo)', task: 'Drag the slider to the end', close: 'Close the task' },
}

/**
 * The widget of the demo's Geetest, versions 3 and 4, with the vendor's interface: a slider in place of the puzzle. It
 * asks its own server for the result, as the vendor's widget asks the vendor.
 */
export const demoGeetestWidget = `(function () {
  'use strict'
  var base = document.currentScript.src.replace(/\\/[^/]*$/, '')
  var texts = ${JSON.stringify(texts)}
  function make(name, style, more) {
    return Object.assign(document.createElement(name), { style: style }, more)
  }
  function open(version, config, callback) {
    var on = {}
    var code = String(config.language || config.lang)
    var text = texts[code.slice(0, 2)] || texts.en
    var result
    function show() {
      document.documentElement.lang = code.slice(0, 2)
      var card = make('form', 'box-sizing:border-box;max-width:320px;margin:24px auto;padding:20px;border-radius:16px;background:#fff;color:#16181d;font:16px/1.5 system-ui,sans-serif;text-align:center;box-shadow:0 2px 12px #0003')
      var label = make('label', 'display:block;margin:4px 0 12px', { textContent: text.task })
      var slider = make('input', 'display:block;width:100%;height:48px;margin:0 0 12px;accent-color:#1a56db', { type: 'range', min: 0, max: 100, step: 5, value: 0 })
      var close = make('button', 'min-height:44px;padding:0 16px;border:0;background:none;color:#1a56db;font:inherit', { type: 'button', textContent: text.close })
      label.append(slider)
      card.append(make('strong', 'display:block', { textContent: text.title }), label, close)
      slider.addEventListener('input', function () {
        if (Number(slider.value) < 100) return
        slider.disabled = true
        var query = new URLSearchParams({ version: version, challenge: config.userInfo || config.challenge })
        fetch(base + '/solve?' + query).then(function (answer) {
          if (!answer.ok) throw new Error('refused')
          return answer.json()
        }).then(function (value) {
          result = value
          card.remove()
          on.success()
        }).catch(function () { on.error() })
      })
      close.addEventListener('click', function () { on.close() })
      document.body.append(card)
      slider.focus()
    }
    var captcha = { showCaptcha: show, verify: show, getValidate: function () { return result } }
    ;['Ready', 'Success', 'Close', 'Error'].forEach(function (name) {
      captcha['on' + name] = function (listener) {
        on[name.toLowerCase()] = listener
        if (name === 'Ready') setTimeout(listener)
        return captcha
      }
    })
    setTimeout(function () { callback(captcha) })
  }
  window.initGeetest = function (config, callback) { open('v3', config, callback) }
  window.initGeetest4 = function (config, callback) { open('v4', config, callback) }
})()`
