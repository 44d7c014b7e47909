import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Sobre estes termos
Estes termos são o acordo entre você e a empresa responsável por {merchant}. A central de ajuda informa o nome da empresa, a licença e como falar com ela.
# Sua conta
Você precisa ter pelo menos {age} anos e ter permissão para jogar onde mora. Uma conta por pessoa, em seu próprio nome.
Não conte sua senha a ninguém. O que for feito com ela vale como feito por você, até você nos avisar que outra pessoa a tem.
A lei pode exigir que verifiquemos sua idade, sua identidade e a origem do seu dinheiro. Até isso ser feito, o pagamento de um saque pode demorar mais.
# Dinheiro
Deposite apenas de contas e cartões seus. Os saques são pagos em contas em seu próprio nome.
Seu saldo não rende juros e não é um depósito bancário. Se um valor for lançado por engano, nós corrigimos e avisamos você.
# Apostas
Uma aposta vale a partir do momento em que a aceitamos e não pode mais ser alterada, a menos que o jogo permita cancelá-la antes de começar. As regras de cada jogo estão na página dele.
Uma rodada que não puder terminar por causa de uma falha é cancelada, e o valor da aposta é devolvido. Vale o nosso registro da rodada, que você pode ver no seu extrato.
# Uso justo
Não são permitidos programas que jogam por você, acordos com outros jogadores contra um jogo nem mais de uma conta. Se suspeitarmos disso, podemos reter o pagamento de um saque enquanto verificamos, e dizemos o motivo.
# Encerramento
Você pode pedir o encerramento da sua conta a qualquer momento, em “Minha conta”, “Segurança”. O dinheiro do seu saldo continua sendo seu: saque antes. Se sobrar algum valor, nossa equipe de suporte entra em contato para pagá-lo antes de a conta ser encerrada.
Podemos encerrar uma conta que descumpra estes termos ou a lei. Pagamos o que devemos a você, a menos que a lei proíba.
# Alterações
Pedimos que você aceite uma nova versão antes de depositar ou jogar de novo. Os saques nunca dependem disso. Se você discordar de nós, veja “Reclamações”.`,
  'legal.privacy': `# O que guardamos
O que você nos dá: nome de usuário, contatos, contas para saque e documentos, se precisarmos verificar sua identidade.
O que acontece aqui: depósitos, saques, apostas, mensagens e seus logins, com dispositivo e rede.
# Para que usamos
Para manter sua conta, pagar você, prevenir fraudes e proteger quem joga. A lei exige uma parte disso, como os registros de pagamentos.
Com seu consentimento, medimos visitas e publicidade. Você pode mudar de ideia na central de ajuda a qualquer momento.
# Quem recebe
Os provedores de pagamento recebem o que um pagamento exige. Os provedores de jogos recebem um número que representa você e o valor das suas apostas, nunca seus contatos.
As autoridades recebem o que a lei exige. Parceiros de publicidade e de análise não recebem nada sem seu consentimento, e nunca recebem seu nome.
# Por quanto tempo guardamos
Os registros de pagamentos e apostas, pelo tempo que a lei exigir. O histórico dos seus logins, por 90 dias. Depois disso, os dados são apagados.
# Seus direitos
Você pode ver, corrigir e receber uma cópia dos seus dados, opor-se ao uso deles ou pedir que apaguemos o que não precisamos guardar. Fale com o suporte.
Você também pode reclamar à autoridade de proteção de dados do seu país.`,
  'legal.bonus': `# Quando um bônus vale
Cada bônus tem seus próprios termos: valor, prazo, jogos e quanto você precisa apostar antes. Eles são mostrados antes de você aceitar o bônus e prevalecem sobre esta página.
Um bônus de cada tipo por pessoa, residência, conta de pagamento e dispositivo.
# Apostar um bônus
Até você apostar o valor exigido, o bônus e o que você ganhar com ele não podem ser sacados. Seu próprio dinheiro pode.
Apostas canceladas ou devolvidas não contam.
# Fim do bônus
Você pode desistir de um bônus a qualquer momento. Ele termina com o prazo, e o que foi ganho com ele termina junto.
# Uso indevido
Se alguém usar o mesmo bônus em várias contas, ou apostar em todos os resultados só para cumprir os termos, podemos retirar o bônus e o que foi ganho com ele. O dinheiro que você depositou continua sendo seu.`,
  'legal.complaints': `# Fale primeiro conosco
Fale com o suporte e conte o que aconteceu, quando e em qual jogo ou pagamento. Uma captura de tela ajuda. Os códigos de apostas e pagamentos estão no seu extrato.
# O que acontece depois
Confirmamos sua reclamação em até 2 dias úteis e respondemos em até 14 dias. Se precisarmos de mais tempo, dizemos por que e até quando.
Enquanto isso, sua conta e seu dinheiro ficam como estão. Uma reclamação não traz nenhuma desvantagem para você.
# Se você discordar
Peça que a reclamação seja analisada por alguém que ainda não decidiu sobre ela. Depois disso, você pode procurar a autoridade que nos concede a licença. A central de ajuda informa qual é.
# Jogo justo
Você pode verificar o resultado de cada sorteio e rodada dos nossos próprios jogos com “Verificar resultado”. Se uma verificação falhar, envie para nós.`,
}
