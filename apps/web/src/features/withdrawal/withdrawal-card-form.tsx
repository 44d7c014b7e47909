import { addWithdrawalCard, withdrawalCards } from '@foyer/contract'
import type { Dispatch, FormEvent, Ref } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { useKeyedCall } from '../../lib/keyed-call.ts'
import { useRenew } from '../../lib/queries.ts'
import { useRequestIds } from '../../lib/request-ids.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CardDraft, WithdrawalEvent, WithdrawalState } from './withdrawal-flow.rules.ts'
import styles from './withdrawal-form.module.css'
import { addCard, findCardProblems, type Payout } from './withdrawal-form.rules.ts'

/** Name of the request in storage: it says nothing of the account. */
const requestName = 'card'

export interface WithdrawalCardFormProps {
  state: Extract<WithdrawalState, { step: 'addCard' | 'savingCard' }>
  dispatch: Dispatch<WithdrawalEvent>
  payout: Payout
  heading: Ref<HTMLHeadingElement>
}

/** A new payout account (OPEN-07). */
export function WithdrawalCardForm({ state, dispatch, payout, heading }: WithdrawalCardFormProps) {
  const t = useText()
  const say = useWords()
  const save = useSave(dispatch)
  const requestIds = useRequestIds()
  const { draft } = state
  const isSaving = state.step === 'savingCard'
  const problems = state.step === 'addCard' ? state.problems : {}
  const edit = (field: keyof CardDraft) => (text: string) => {
    // What is sent next is another content, so it must not carry the id of what was sent before.
    requestIds.forget(requestName)
    dispatch({ type: 'editCard', field, text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = findCardProblems(draft)
    if (Object.keys(found).length > 0) return dispatch({ type: 'refuseCard', problems: found })
    void save(draft)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('withdrawal.card.title')}
      </h2>
      <div className={styles.fields}>
        <SelectField
          label={t('withdrawal.card.bank')}
          placeholder={t('withdrawal.card.bank.choose')}
          value={draft.bankCode}
          onValue={edit('bankCode')}
          options={payout.banks.map(({ code, name }) => ({ value: code, label: name }))}
          error={problems.bankCode && t(problems.bankCode)}
          isDisabled={isSaving}
        />
        <TextField
          label={t('withdrawal.card.holder')}
          value={draft.holderName}
          onChange={(event) => edit('holderName')(event.currentTarget.value)}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={50}
          error={problems.holderName && t(problems.holderName)}
          disabled={isSaving}
        />
        <TextField
          label={t('withdrawal.card.number')}
          value={draft.accountNumber}
          onChange={(event) => edit('accountNumber')(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={50}
          hint={t('withdrawal.card.number.hint')}
          error={problems.accountNumber && t(problems.accountNumber)}
          disabled={isSaving}
        />
      </div>
      {problems.all && (
        <p className={styles.problem} role="alert">
          {say(problems.all)}
        </p>
      )}
      <Button type="submit" isWide isBusy={isSaving}>
        {t('withdrawal.card.save')}
      </Button>
      <Button kind="quiet" isWide onClick={() => dispatch({ type: 'back' })} disabled={isSaving}>
        {t('cancel')}
      </Button>
    </form>
  )
}

function useSave(dispatch: Dispatch<WithdrawalEvent>) {
  const t = useText()
  const notices = useNotices()
  const amend = useAmend()
  const renew = useRenew()
  const callOnce = useKeyedCall(addWithdrawalCard)
  return async (draft: CardDraft) => {
    dispatch({ type: 'saveCard' })
    const answer = await callOnce(requestName, (requestId) => ({ body: { requestId, ...draft } }))
    if (!answer.ok) return dispatch({ type: 'refuseCard', problems: { all: answer.problem } })
    // The new account is chosen from now on, whether the list comes again or not.
    amend(withdrawalCards, (payout) => addCard(payout, answer.value))
    renew(withdrawalCards)
    notices.toast(t('withdrawal.card.saved'), { tone: 'good' })
    dispatch({ type: 'receiveCard', card: answer.value })
  }
}
