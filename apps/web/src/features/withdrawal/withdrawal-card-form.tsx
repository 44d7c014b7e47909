import { addWithdrawalCard, realNameBounds, withdrawalCards } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { useBusy } from '@foyer/ui/use-busy'
import { type Dispatch, type FormEvent, type Ref, useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { useIdempotentCall, useRequestIds } from '../../lib/idempotent-call.ts'
import { PasswordField } from '../../lib/password-field.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useDuration } from '../../lib/use-duration.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useWrongField } from '../../ui/wrong-field.ts'
import type { CardDraft, WithdrawalEvent, WithdrawalState } from './withdrawal-flow.rules.ts'
import styles from './withdrawal-form.module.css'
import { addCard, findCardProblems, isWalletCode, type Payout, writeWalletNumber } from './withdrawal-form.rules.ts'
import { WithdrawalSandbox } from './withdrawal-sandbox.tsx'

/** Name of the request in storage, without data of the account. */
const requestName = 'card'

export interface WithdrawalCardFormProps {
  state: Extract<WithdrawalState, { step: 'addCard' | 'savingCard' }>
  dispatch: Dispatch<WithdrawalEvent>
  payout: Payout
  heading: Ref<HTMLHeadingElement>
}

/** A new payout account, confirmed by the password (OPEN-07, T37). */
export function WithdrawalCardForm({ state, dispatch, payout, heading }: WithdrawalCardFormProps) {
  const t = useText()
  const messageOf = useFailureMessage()
  const save = useSave(dispatch)
  const requestIds = useRequestIds()
  const formatDuration = useDuration()
  const { draft } = state
  // Not part of the draft: a password is never stored.
  const [password, setPassword] = useState('')
  const isSaving = state.step === 'savingCard'
  const problems = state.step === 'addCard' ? state.problems : {}
  const isWallet = isWalletCode(payout, draft.bankCode)
  const { form, noteSent } = useWrongField(isSaving)
  useBackToClose(true, () => dispatch({ type: 'back' }), !isSaving)
  const edit = (field: keyof CardDraft) => (text: string) => {
    // Changed content must not reuse the id of the previous request.
    requestIds.remove(requestName)
    dispatch({ type: 'editCard', field, text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    noteSent()
    const found = findCardProblems(draft, password, isWallet)
    if (Object.keys(found).length > 0) return dispatch({ type: 'refuseCard', problems: found })
    void save(isWallet ? { ...draft, accountNumber: writeWalletNumber(draft.accountNumber) } : draft, password)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
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
          maxLength={realNameBounds.maxLength}
          error={problems.holderName && t(problems.holderName)}
          disabled={isSaving}
        />
        <TextField
          label={t(isWallet ? 'withdrawal.card.mobile' : 'withdrawal.card.number')}
          value={draft.accountNumber}
          onChange={(event) => edit('accountNumber')(event.currentTarget.value)}
          inputMode={isWallet ? 'tel' : 'text'}
          autoComplete={isWallet ? 'tel' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={50}
          hint={t('withdrawal.card.number.hint')}
          error={problems.accountNumber && t(problems.accountNumber)}
          disabled={isSaving}
        />
        {payout.isSandbox && <WithdrawalSandbox />}
        <PasswordField
          label={t('withdrawal.card.password')}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            if (state.step === 'addCard' && problems.password) dispatch({ type: 'refuseCard', problems: {} })
          }}
          autoComplete="current-password"
          hint={t('withdrawal.card.password.hint')}
          error={problems.password && t(problems.password)}
          disabled={isSaving}
        />
      </div>
      {payout.holdSeconds > 0 && (
        <p className={styles.note}>{t('withdrawal.card.hold', { duration: formatDuration(payout.holdSeconds) })}</p>
      )}
      {problems.all && (
        <p className={styles.problem} role="alert">
          {messageOf(problems.all)}
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
  const callOnce = useIdempotentCall(addWithdrawalCard)
  const { run } = useBusy()
  const save = async (draft: CardDraft, password: string) => {
    dispatch({ type: 'saveCard' })
    const answer = await callOnce(requestName, (requestId) => ({ body: { requestId, ...draft, password } }))
    if (!answer.ok) {
      const isPassword = answer.problem === 'error.password_wrong'
      const problems = isPassword ? { password: 'error.password_wrong' as const } : { all: answer.problem }
      return dispatch({ type: 'refuseCard', problems })
    }
    // Selects the new account, even if the list's reload fails.
    amend(withdrawalCards, (payout) => addCard(payout, answer.value))
    renew(withdrawalCards)
    notices.toast(t('withdrawal.card.saved'), { tone: 'good' })
    dispatch({ type: 'receiveCard', card: answer.value })
  }
  return (draft: CardDraft, password: string) => run(() => save(draft, password))
}
