import type { Language } from '@foyer/contract'
import { type Html, html } from '../../views/html.ts'
import { createTranslate, type Page, renderAmount, type Translate } from '../../views/layout.ts'
import type { Payout } from './payout.table.ts'

/** The page of a platform's newest payouts, without their holders' names; waiting ones have the two decisions. */
export function makePayoutsPage(
  payouts: readonly Payout[],
  options: { language: Language; path: string; isConflict?: boolean },
): Page {
  const { language, path, isConflict = false } = options
  const translate = createTranslate(language)
  const content = html`${isConflict && html`<p class="warning" role="alert">${translate('bank.payouts.decided')}</p>`}
<h1>${translate('bank.payouts.title')}</h1>
<p class="intro">${translate('bank.payouts.body')}</p>
${
  payouts.length === 0
    ? html`<p class="card">${translate('bank.payouts.empty')}</p>`
    : html`<ul class="payouts">${payouts.map((payout) => renderPayout(payout, translate, { language, path }))}</ul>`
}
<section class="card" aria-labelledby="digits"><h2 id="digits">${translate('bank.digits.title')}</h2>
<ul class="digits">${(['1', '2', '3', '4', 'other'] as const).map((digit) => html`<li>${translate(`bank.digits.${digit}`)}</li>`)}</ul>
</section>`
  return { language, path, title: translate('bank.payouts.title'), content, status: isConflict ? 409 : 200 }
}

interface Place {
  language: Language
  path: string
}

function renderPayout(payout: Payout, translate: Translate, place: Place): Html {
  const { language } = place
  return html`<li class="card">
<div class="payouts__head"><p class="sum">${renderAmount(payout.amountMinor, payout.currency, language)}</p>
<span class="badge badge--${payout.status}">${translate(`bank.payouts.${payout.status}`)}</span></div>
<dl class="facts">
<div><dt>${translate('bank.payouts.account')}</dt><dd><bdi dir="ltr">•••• ${payout.accountEnding}</bdi></dd></div>
<div><dt>${translate('bank.pay.reference')}</dt><dd class="code" id="reference-${payout.id}"><bdi dir="ltr">${payout.reference}</bdi></dd></div>
</dl>
${payout.status === 'processing' && renderDecisions(payout, translate, place)}
</li>`
}

function renderDecisions(payout: Payout, translate: Translate, { language, path }: Place): Html {
  const context = html` aria-describedby="reference-${payout.id}"`
  return html`<form method="post" action="${path}?language=${language}" data-working="${translate('bank.pay.working')}">
<input type="hidden" name="id" value="${payout.id}">
<div class="pair">
<button class="button button--danger" name="decision" value="refuse"${context}>${translate('bank.payouts.refuse')}</button>
<button class="button button--main" name="decision" value="send"${context}>${translate('bank.payouts.send')}</button>
</div></form>`
}
