import type { Language } from '@foyer/contract'
import type { BankMessageId } from '@foyer/messages/bank'
import { type Html, html } from '../../views/html.ts'
import { createTranslate, type Page, renderAmount, type Translate } from '../../views/layout.ts'
import { behaviours } from './payment.rules.ts'
import type { Payment } from './payment.table.ts'

/** The page of a payment: a form while it can be decided, its outcome afterwards. */
export function makePaymentPage(
  payment: Payment,
  options: { language: Language; path: string; leftMs: number; isConflict?: boolean },
): Page {
  const { language, path, leftMs, isConflict = false } = options
  const translate = createTranslate(language)
  const status = payment.status === 'pending' && leftMs <= 0 ? 'expired' : payment.status
  const formTarget = new URL(payment.returnUrl).origin
  const page = { language, path, formTarget, status: isConflict ? 409 : 200 }
  if (status === 'pending') {
    const content = renderForm(payment, translate, { language, leftMs, path })
    return { ...page, title: translate('bank.pay.title'), content }
  }
  const content = renderOutcome({ ...payment, status }, translate, { language, isConflict })
  return { ...page, title: translate(`bank.status.${status}.title`), content }
}

function renderForm(
  payment: Payment,
  translate: Translate,
  options: { language: Language; leftMs: number; path: string },
): Html {
  const { language, leftMs, path } = options
  const until = payment.expiresAt.toISOString()
  return html`<form method="post" action="${path}?language=${language}" data-working="${translate('bank.pay.working')}">
<section class="card" aria-labelledby="title">
<h1 id="title">${translate('bank.pay.title')}</h1>
<p class="sum">${renderAmount(payment.amountMinor, payment.currency, language)}</p>
<dl class="facts">
${renderFact(translate('bank.pay.to'), html`<bdi>${payment.merchantName}</bdi>`)}
${payment.description !== '' && renderFact(translate('bank.pay.description'), html`<bdi>${payment.description}</bdi>`)}
${renderReference(payment, translate)}
<div data-timer-row hidden><dt>${translate('bank.pay.left')}</dt><dd class="left"><bdi dir="ltr" role="timer" data-left-ms="${Math.round(leftMs)}"></bdi></dd></div>
<div data-until-row><dt>${translate('bank.pay.left')}</dt><dd><time datetime="${until}">${translate('bank.pay.until', { time: until.slice(11, 16) })}</time></dd></div>
</dl>
<div class="actions">
<button class="button button--main" name="decision" value="approve">${translate('bank.pay.approve')}</button>
<button class="button button--danger" name="decision" value="decline">${translate('bank.pay.decline')}</button>
<button class="button button--quiet" name="decision" value="leave">${translate('bank.pay.leave')}</button>
</div>
</section>
<details><summary>${translate('bank.behaviour.title')}</summary>
<fieldset class="options"><legend>${translate('bank.behaviour.body')}</legend>${behaviours.map((behaviour) => {
    const id: BankMessageId = `bank.behaviour.${behaviour}`
    const mark = behaviour === 'once' && html` checked`
    return html`<label><input type="radio" name="behaviour" value="${behaviour}"${mark}>${translate(id)}</label>`
  })}</fieldset>
</details>
</form>`
}

const signs = {
  approved: html`<svg viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="28" fill="#e0f2e7" /><path d="m17 29 8 8 15-17" fill="none" stroke="#17643c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" /></svg>`,
  declined: html`<svg viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="28" fill="#fbe6e9" /><path d="m20 20 16 16m0-16L20 36" fill="none" stroke="#9b1c31" stroke-width="4" stroke-linecap="round" /></svg>`,
  expired: html`<svg viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="28" fill="#e6ecee" /><path d="M28 17v12l7 5" fill="none" stroke="#4a5f68" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" /></svg>`,
}

function renderOutcome(
  payment: Payment & { status: keyof typeof signs },
  translate: Translate,
  options: { language: Language; isConflict: boolean },
): Html {
  return html`${options.isConflict && html`<p class="warning" role="alert">${translate('bank.conflict')}</p>`}
<section class="card" aria-labelledby="title">
<div class="outcome">${signs[payment.status]}<h1 id="title">${translate(`bank.status.${payment.status}.title`)}</h1>
<p class="sum">${renderAmount(payment.amountMinor, payment.currency, options.language)}</p>
<p>${translate(`bank.status.${payment.status}.body`)}</p></div>
<dl class="facts">${renderReference(payment, translate)}</dl>
<div class="actions"><a class="button button--main" href="${payment.returnUrl}">${translate('bank.status.return', { merchant: payment.merchantName })}</a></div>
</section>`
}

function renderFact(name: string, value: Html): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function renderReference(payment: Payment, translate: Translate): Html {
  return html`<div><dt>${translate('bank.pay.reference')}</dt><dd class="code"><bdi dir="ltr">${payment.reference}</bdi></dd></div>`
}
