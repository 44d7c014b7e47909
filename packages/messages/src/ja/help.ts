import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'よくあるご質問',
  'help.contact': '回答が見つからない、またはアカウントにログインできない場合は、サポートにご連絡ください',
  'help.deposit.title': '入金するには？',
  'help.deposit.body':
    '「入金」を開き、入金方法を選んで金額を入力します。決済会社のページで支払いを確定し、こちらにお戻りください。\nお支払いが確認され次第、ページを閉じていても残高が更新されます。それまでは入金は「処理中」と表示されます。二重に引き落とされることはありません。',
  'help.withdrawal.title': '出金するには？',
  'help.withdrawal.body':
    'ご本人名義の出金先口座を一度追加し、「出金」を開いて金額を入力します。資金はすぐに保留され、ベットには使えなくなります。\n銀行が支払いを確認すると、残高から差し引かれます。銀行に却下された場合は、全額が残高に戻ります。銀行から応答がない場合は、確認を続ける間、資金は保留されたままになります。',
  'help.lottery.title': '宝くじの仕組みは？',
  'help.lottery.body':
    '抽選は毎分行われ、受付は抽選の5秒前に締め切ります。チケットを購入すると、賭け金が保留されます。抽選の受付中に成立したチケットのみ有効です。間に合わなかった場合、賭け金は返還されます。\n当選金は抽選後すぐに残高に反映されます。賞金と平均還元率は、宝くじの「賞金」をご覧ください。',
  'help.fair.title': '抽選が公平かどうか確かめるには？',
  'help.fair.body':
    '受付開始前に、各抽選の秘密のシードが固定され、そのハッシュが公開されます。受付が締め切られると、チケットの一覧も固定されます。抽選後にシードが公開されます。\n抽選を開いて「公平性を検証」をタップすると、すべての手順をお使いのブラウザで再現できます。数字が1つでも変えられていれば、検証は失敗します。',
  'help.account.title': 'アカウントを安全に保つには？',
  'help.account.body':
    'ほかで使っていないパスワードをお使いください。誰かに知られたおそれがある場合は、「マイアカウント」で変更してください。ほかの端末はすべてログアウトされます。\nスタッフがパスワードをお尋ねすることは決してありません。',
  'help.safer.title': 'のめり込まないためには？',
  'help.safer.body':
    'ご利用は18歳以上の方に限ります。始める前に使う時間と金額を決め、そこに達したらやめましょう。生活に必要なお金でベットせず、負けを取り戻そうとしないでください。\n楽しめなくなったら、サポートまたはお住まいの国の相談窓口にご連絡ください。アカウントの解約は、「マイアカウント」の「セキュリティ」からいつでも申請できます。',
  'help.terms.title': '利用規約とルールの概要',
  'help.terms.body':
    'アカウントはお一人につき1つです。18歳以上の方が、ご自身のお金でプレイしてください。出金はご本人名義の口座に支払われます。\nすべての賭け金と勝利金は取引履歴に記録されます。結果は確定しており、当サイトであっても変更できません。',
  'help.legal': '全文',
  'help.legal.terms': '利用規約',
  'help.legal.privacy': 'プライバシー',
  'help.legal.bonus': 'ボーナス規約',
  'help.legal.complaints': '苦情の申し立て',
  'help.legal.version': 'バージョン{version}',
  'help.legal.absent': 'このバージョンはここにはありません',
  'help.legal.current': '最新の内容を見る',
  'help.legal.short': '概要',
  'help.about.title': '{merchant}について',
  'help.about.legalName': '会社名',
  'help.about.authority': 'ライセンス発行機関',
  'help.about.number': 'ライセンス番号',
  'help.about.registeredAddress': '登記住所',
  'help.about.email': 'メールアドレス',
  'help.about.telephone': '電話番号',
  'help.about.serviceHours': 'サポート受付時間',
  'consent.title': 'プライバシー設定',
  'consent.body':
    'ご利用状況を誰に共有するかを選べます。お名前が伝わることはありません。設定はここでいつでも変更できます。',
  'consent.ask.all':
    '分析と広告のため、ご利用状況をパートナーと共有してもよろしいですか？お名前が伝わることはありません。',
  'consent.ask.measurement':
    'ご利用状況を分析パートナーと共有してもよろしいですか？サービスの改善に役立ちます。お名前が伝わることはありません。',
  'consent.ask.advertising': 'ご利用状況を広告パートナーと共有してもよろしいですか？お名前が伝わることはありません。',
  'consent.yes': 'すべて許可',
  'consent.no': 'すべて拒否',
  'consent.choose': '選択する',
  'consent.purpose.measurement': '分析',
  'consent.purpose.advertising': '広告',
  'consent.about.measurement': 'どのページや広告施策に効果があるかを把握します。パートナー：{partners}。',
  'consent.about.advertising': 'ここでの操作と、どの広告から訪れたかをパートナーに伝えます。パートナー：{partners}。',
  'consent.saved': '保存しました',
  'consent.failed': 'まだ保存されていません。再送信します。',
}
