// Optional: counts down and prevents a second tap from sending a second form.
const timer = document.querySelector('[data-left-ms]')

if (timer) {
  const endsAt = performance.now() + Number(timer.dataset.leftMs)
  const show = () => {
    const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
    timer.textContent = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
    if (seconds === 0) location.reload()
    else setTimeout(show, 250)
  }
  document.querySelector('[data-timer-row]').hidden = false
  document.querySelector('[data-until-row]').hidden = true
  show()
}

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    // After this task, so that the form still includes the pressed button.
    setTimeout(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = true
      if (event.submitter && form.dataset.working) event.submitter.textContent = form.dataset.working
    })
  })
}

addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
