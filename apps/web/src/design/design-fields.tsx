import { findSeparators } from '@foyer/money'
import { Button } from '@foyer/ui/button'
import { useState } from 'react'
import { Flag } from '../lib/flag.tsx'
import { AmountField } from '../ui/amount-field.tsx'
import { CheckField } from '../ui/check-field.tsx'
import { ChoiceList } from '../ui/choice-list.tsx'
import { Form } from '../ui/form.tsx'
import { SecretField } from '../ui/secret-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Group, Sample } from './design-sample.tsx'

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const amount = { label: 'Amount', symbol: '₱', decimals: 2, separators: findSeparators('en') } as const
const error = 'This is too short'
const nothing = () => undefined

/** Fields and forms. */
export function DesignFields() {
  return (
    <Group title="Fields and forms">
      <TextFields />
      <OtherFields />
      <Choices />
      <Forms />
    </Group>
  )
}

function TextFields() {
  return (
    <>
      <Sample name="Text field, with a hint">
        <TextField label="Username" hint="4 to 12 letters" />
      </Sample>
      <Sample name="Text field, focused" state="focus-visible">
        <TextField label="Username" defaultValue="maria" />
      </Sample>
      <Sample name="Text field, wrong">
        <TextField label="Username" defaultValue="a" error={error} />
      </Sample>
      <Sample name="Text field, disabled">
        <TextField label="Username" defaultValue="maria" disabled />
      </Sample>
      <Sample name="Secret field">
        <SecretField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="off" />
      </Sample>
      <Sample name="Secret field, wrong">
        <SecretField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="off" error={error} />
      </Sample>
    </>
  )
}

function OtherFields() {
  const [text, setText] = useState('1234.5')
  const [value, setValue] = useState('')
  return (
    <>
      <Sample name="Amount field">
        <AmountField {...amount} text={text} onText={setText} hint="From 100.00" />
      </Sample>
      <Sample name="Amount field, wrong">
        <AmountField
          {...amount}
          text="1"
          onText={nothing}
          hint=""
          error={error}
          trail={<Button kind="quiet">Max</Button>}
        />
      </Sample>
      <Sample name="Amount field, disabled">
        <AmountField {...amount} text="" onText={nothing} hint="From 100.00" isDisabled />
      </Sample>
      <Sample name="Select field, empty">
        <SelectField label="Bank" value={value} onValue={setValue} options={options} placeholder="Choose" />
      </Sample>
      <Sample name="Select field, wrong">
        <SelectField label="Bank" value="a" onValue={nothing} options={options} placeholder="Choose" error={error} />
      </Sample>
      <Sample name="Select field, disabled; inline">
        <SelectField label="Bank" value="a" onValue={nothing} options={options} placeholder="Choose" isDisabled />
        <SelectField label="Sort" value="b" onValue={nothing} options={options} placeholder="Choose" isInline />
      </Sample>
    </>
  )
}

function Choices() {
  const [chosen, setChosen] = useState<'ph' | 'br'>('ph')
  const choices = (['ph', 'br'] as const).map((value) => ({
    value,
    icon: <Flag country={value} />,
    title: value === 'ph' ? 'First account' : 'Second account',
    detail: 'Usually instant',
  }))
  return (
    <>
      <Sample name="Check field">
        <CheckField label="I am at least 18 years old" />
      </Sample>
      <Sample name="Check field, wrong">
        <CheckField label="I am at least 18 years old" error="Please confirm" />
      </Sample>
      <Sample name="Choice list">
        <ChoiceList label="Withdraw to" choices={choices} value={chosen} onChoose={setChosen} />
      </Sample>
      <Sample name="Choice list, disabled">
        <ChoiceList label="Pay with" choices={choices} value="ph" onChoose={nothing} isDisabled />
      </Sample>
    </>
  )
}

function Forms() {
  return (
    <>
      <Sample name="Form, busy">
        <Form onSubmit={nothing} submitLabel="Save" isBusy>
          <TextField label="Name" />
        </Form>
      </Sample>
      <Sample name="Form, refused">
        <Form onSubmit={nothing} submitLabel="Save" isBusy={false} error="Couldn’t save this. Please try again.">
          <TextField label="Name" />
        </Form>
      </Sample>
    </>
  )
}
