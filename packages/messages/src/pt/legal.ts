import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Sobre estes termos
Estes termos são o contrato entre si e a empresa responsável por {merchant}. O centro de ajuda indica a empresa, a sua licença e como a contactar.
# A sua conta
Tem de ter pelo menos {age} anos e poder jogar legalmente no local onde vive. Uma conta por pessoa, em seu próprio nome.
Não revele a sua palavra-passe a ninguém. O que for feito com ela conta como feito por si, até nos informar de que outra pessoa a tem.
A lei pode obrigar-nos a verificar a sua idade, a sua identidade e a origem do seu dinheiro. Até isso estar concluído, um pagamento pode demorar mais.
# Dinheiro
Deposite apenas a partir das suas próprias contas e cartões. Os levantamentos são pagos para contas em seu nome.
O seu saldo não rende juros e não é um depósito bancário. Se um montante for lançado por engano, corrigimo-lo e damos-lhe conhecimento.
# Apostas
Uma aposta conta depois de a aceitarmos e não pode ser alterada a partir daí, exceto se o jogo permitir retirá-la antes de começar. As regras de cada jogo estão na respetiva página.
Uma ronda que não possa ser concluída devido a uma falha é cancelada e a sua aposta é devolvida. Vale o nosso registo da ronda, que pode consultar nos seus movimentos.
# Jogo limpo
Não são permitidos programas que joguem por si, acordos com outros jogadores contra um jogo, nem mais do que uma conta. Se suspeitarmos disso, podemos reter um pagamento enquanto verificamos e dizemos-lhe porquê.
# Encerramento
Pode pedir-nos para encerrar a sua conta em qualquer altura, em “A minha conta”, “Segurança”. O dinheiro do seu saldo continua a ser seu: levante-o primeiro. Se restar algum, a nossa equipa de apoio entra em contacto consigo para o pagar antes de a conta ser encerrada.
Podemos encerrar uma conta que viole estes termos ou a lei. Pagamos o que lhe é devido, salvo se a lei o proibir.
# Alterações
Pedimos-lhe que aceite uma nova versão antes de voltar a depositar ou a jogar. Os levantamentos nunca dependem disso. Se não concordar connosco, consulte “Reclamações”.`,
  'legal.privacy': `# O que guardamos
O que nos dá: nome de utilizador, contactos, contas de levantamento e documentos, se tivermos de verificar a sua identidade.
O que acontece aqui: depósitos, levantamentos, apostas, mensagens e os seus inícios de sessão, com dispositivo e rede.
# Para que o usamos
Para gerir a sua conta, fazer-lhe pagamentos, prevenir fraudes e proteger quem joga. A lei exige uma parte, como os registos de pagamentos.
Com o seu consentimento, medimos visitas e publicidade. Pode mudar de opinião no centro de ajuda em qualquer altura.
# Quem o recebe
Os prestadores de pagamentos recebem o que um pagamento exige. Os fornecedores de jogos recebem um número que representa a sua conta e as suas apostas, nunca os seus contactos.
As autoridades recebem o que a lei exige. Os parceiros de publicidade e análise não recebem nada sem o seu consentimento, e nunca o seu nome.
# Durante quanto tempo o guardamos
Os registos de pagamentos e apostas, durante o tempo que a lei exige. O histórico dos seus acessos, durante 90 dias. Depois disso, os dados são apagados.
# Os seus direitos
Pode consultar e corrigir os seus dados, obter uma cópia, opor-se à sua utilização ou pedir-nos que apaguemos o que não temos de guardar. Contacte o apoio ao cliente.
Pode também apresentar queixa à autoridade de proteção de dados do seu país.`,
  'legal.bonus': `# Quando conta um bónus
Cada bónus tem os seus próprios termos: montante, período, jogos e o que tem de apostar primeiro. São mostrados antes de o aceitar e prevalecem sobre esta página.
Um bónus de cada tipo por pessoa, agregado familiar, conta de pagamento e dispositivo.
# Apostar um bónus
Enquanto não apostar o montante exigido, o bónus e o que ganhar com ele não podem ser levantados. O seu próprio dinheiro pode.
As apostas canceladas ou devolvidas não contam.
# Fim do bónus
Pode abdicar de um bónus em qualquer altura. O bónus termina com o seu período, e com ele termina o que foi ganho com o bónus.
# Uso indevido
Se alguém aceitar o mesmo bónus com várias contas, ou apostar em todos os resultados só para cumprir os termos, podemos retirar o bónus e o que foi ganho com ele. O dinheiro que depositou continua a ser seu.`,
  'legal.complaints': `# Fale primeiro connosco
Contacte o apoio ao cliente e diga o que aconteceu, quando e em que jogo ou pagamento. Uma captura de ecrã ajuda. Encontra os ID das apostas e dos pagamentos nos seus movimentos.
# O que acontece depois
Confirmamos a sua reclamação no prazo de 2 dias úteis e respondemos no prazo de 14 dias. Se precisarmos de mais tempo, dizemos-lhe porquê e até quando.
Entretanto, a sua conta e o seu dinheiro ficam como estão. Uma reclamação não lhe traz qualquer desvantagem.
# Se não concordar
Peça que alguém que não tenha decidido antes volte a analisar o caso. Depois disso, pode recorrer à autoridade que nos licencia. O centro de ajuda indica qual é.
# Jogo justo
Pode verificar por si o resultado de cada sorteio e de cada ronda dos nossos próprios jogos com “Verificar sorteio” ou “Jogo justo”. Se uma verificação falhar, envie-a para nós.`,
}
