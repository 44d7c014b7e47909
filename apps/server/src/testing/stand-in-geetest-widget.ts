/**
 * The widget of the stand-in, versions 3 and 4, with the vendor's interface: a button in place of the task. It asks the
 * stand-in for the result, as the vendor's own widget asks the vendor.
 */
export const standInWidget = `(function () {
  const home = new URL(document.currentScript.src).origin
  function open(config, done, callback) {
    const on = {}
    let result
    const show = () => {
      const button = document.createElement('button')
      button.textContent = 'I am human (' + (config.language || config.lang) + ')'
      button.onclick = async () => {
        const query = new URLSearchParams({ version: done, challenge: config.userInfo || config.challenge })
        result = await (await fetch(home + '/solve?' + query)).json()
        button.remove()
        on.success()
      }
      const close = document.createElement('button')
      close.textContent = 'Close the task'
      close.onclick = () => on.close()
      document.body.append(button, close)
    }
    const captcha = { showCaptcha: show, verify: show, getValidate: () => result }
    for (const name of ['Ready', 'Success', 'Close', 'Error'])
      captcha['on' + name] = (listener) => {
        on[name.toLowerCase()] = listener
        if (name === 'Ready') setTimeout(listener)
        return captcha
      }
    setTimeout(() => callback(captcha))
  }
  window.initGeetest = (config, callback) => open(config, 'v3', callback)
  window.initGeetest4 = (config, callback) => open(config, 'v4', callback)
})()`
