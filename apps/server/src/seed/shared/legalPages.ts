import {
  accessibilityAuthority,
  complaintRight,
  disputeBody,
  presumedFaultYears,
  priorPriceDays,
  privacyAuthority,
  refundDays,
  takeBack,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalLabel,
  withdrawalPeriod,
  withdrawalRefund,
} from "@torg/compliance";
import { retentionPeriods } from "../../texts/retentionPeriods.ts";
import type { PageSeed } from "./PageSeed.ts";

const company = "Nordhem Handel AB, org.nr 556016-0680, Tangentvägen 4, 127\u00a047 Skärholmen";
const mail = '<a href="mailto:kundservice@nordhem.example">kundservice@nordhem.example</a>';
const phone = '<a href="tel:+46855501000">08-555 010 00</a>';
const contact = `Ring ${phone} vardagar 9–17 eller skriv till ${mail}.`;
const withdraw = `<a href="/angra-kop">${withdrawalLabel}</a>`;

const counted = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju"];
const years = (count: number): string => `${counted[count] ?? count} år`;
const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const part = (heading: string, html: string): string => `<h2>${heading}</h2>${html}`;

const terms = [
  paragraphs(
    `Villkoren gäller när du som konsument eller företag handlar hos ${company}. ${contact}`,
    "De följer med din orderbekräftelse, så att du har kvar dem som de var när du handlade.",
  ),
  part(
    "Pris och betalning",
    paragraphs(
      "Alla priser är i svenska kronor och innehåller moms. Företag kan välja att se priser exkl moms i kassan. Fraktkostnad och eventuell avgift visas innan du beställer, och inget tillkommer efteråt.",
      `Är en vara nedsatt visar vi det lägsta priset under de ${priorPriceDays} dagarna före sänkningen.`,
      "Du betalar på något av de sätt som kassan visar. Väljer du kredit gör långivaren en kreditprövning, och du får dess information och avtal innan du binder dig. Faktura skickas när varan lämnar lagret.",
      "Ett presentkort betalar hela köpet, även frakten, och det som blir över stannar på kortet. Hur mycket det är och hur länge kortet gäller ser du när du lägger till det. Betalar vi tillbaka ett köp får du det som presentkortet betalade på kortet igen.",
    ),
  ),
  part(
    "Beställning och leverans",
    paragraphs(
      "Avtalet ingås när du trycker på köpknappen i kassan. Innan dess kan du ändra allt du fyllt i. Vi bekräftar beställningen på sidan och via e-post.",
      "Vi levererar i Sverige, till ombud, hem eller butik. Leveranstiden står vid varje fraktsätt. Från 1\u00a0000\u00a0kr är leverans till postombud fri. Är varan försenad kan du häva köpet när en skälig tilläggstid gått ut.",
    ),
  ),
  part(
    "Ångerrätt",
    paragraphs(
      `${withdrawalPeriod} Du behöver inte ange något skäl. Använd ${withdraw}, som finns längst ned på varje sida, eller meddela oss på annat sätt. Du får ett kvitto med datum och tid.`,
      `Skicka tillbaka varan inom ${refundDays} dagar från det att du ångrade dig. Returen är fri i butik; skickar du själv kostar ett paket upp till 20 kg 99 kr och hemhämtning av vitvaror 499 kr. ${withdrawalRefund} Har du använt varan mer än vad som behövs för att prova den kan avdrag göras för värdeminskningen.`,
    ) +
      paragraphs(withdrawalExceptionsLead) +
      list(...withdrawalExceptions) +
      paragraphs("Gäller ett undantag en vara står det på varans sida innan du köper."),
  ),
  part(
    "Ångerblankett",
    paragraphs(
      "Du kan använda den här texten, men måste inte: Till Nordhem Handel AB, Tangentvägen 4, 127\u00a047 Skärholmen, kundservice@nordhem.example. Jag meddelar härmed att jag frånträder mitt köpeavtal för följande vara. Beställd den / mottagen den. Mitt namn. Min adress. Datum.",
    ),
  ),
  part(
    "Reklamation",
    paragraphs(
      `${complaintRight} Visar sig felet inom ${presumedFaultYears === 2 ? "två" : presumedFaultYears} år utgår vi från att det fanns från början. Du behöver varken kvitto eller originalförpackning. Du kan välja mellan att varan repareras och att den byts ut. En garanti från tillverkaren gäller utöver detta.`,
      'Anmäl felet under <a href="/retur-och-reklamation">Retur och reklamation</a>.',
    ),
  ),
  part("Gammalt mot nytt", paragraphs(takeBack)),
  part(
    "Om vi inte kommer överens",
    paragraphs(
      `Du kan vända dig till ${disputeBody}. Vi följer nämndens rekommendationer. Bor du i ett annat EU-land hjälper Konsument Europa dig, konsumenteuropa.se.`,
    ),
  ),
].join("");

const privacy = [
  paragraphs(
    `${company} är personuppgiftsansvarig. Frågor om personuppgifter: ${mail}.`,
    "Här står vad vi behandlar, varför och hur länge. Vi köper inga uppgifter om dig och säljer inga.",
  ),
  part(
    "Vad vi använder uppgifter till",
    list(
      `<strong>Köp och leverans:</strong> namn, adress, e-post, mobilnummer och vad du köpt. Grund: avtalet med dig. Sparas så länge du kan reklamera, ${years(retentionPeriods.complaintYears)} från leveransen, som vi räknar till högst ett halvår efter din beställning.`,
      `<strong>Bokföring:</strong> uppgifterna på kvittot. Grund: bokföringslagen. Sparas i ${years(retentionPeriods.bookkeepingYears)} efter året då du handlade.`,
      `<strong>Personnummer:</strong> bara när betalsättet kräver säker identifiering, till exempel kredit. Sparas så länge du kan reklamera, ${years(retentionPeriods.complaintYears)} från leveransen.`,
      `<strong>Retur, reklamation och ånger:</strong> det du skriver och de bilder du skickar, som ritas om så att plats och kameradata försvinner. Grund: rättslig förpliktelse. Sparas i ${years(retentionPeriods.complaintYears)} och ett halvår från att du skickat in det.`,
      '<strong>Kundklubb:</strong> namn, e-post och dina köp. Grund: avtalet om medlemskap. Konto och medlemskap tas bort när du går ur, vilket du gör under <a href="/konto/uppgifter">Mina uppgifter</a>.',
      '<strong>Nyhetsbrev:</strong> e-postadressen. Grund: ditt samtycke, som du kan ta tillbaka i varje brev och under <a href="/konto/uppgifter">Mina uppgifter</a>.',
      "<strong>Omdömen:</strong> betyg, text och det namn du anger. Grund: ditt samtycke. Sparas tills du ber oss ta bort det.",
      `<strong>Fråga om omdöme:</strong> namn, e-postadress och vad du köpt, för ett enda brev om varje beställning. Grund: vårt berättigade intresse av omdömen från riktiga kunder. Brevet är ingen reklam, men du kan säga nej till det på samma sätt som till reklam enligt 19 § marknadsföringslagen (2008:486): med länken i brevet, eller genom att skriva till oss. Att du sagt nej sparas som ett avtryck av adressen, så att vi inte frågar igen: i ${years(retentionPeriods.complaintYears)} och ett halvår, och så länge ett köp med adressen finns kvar.`,
      "<strong>Skydd mot missbruk:</strong> avtryck av ip-adress, e-postadress och besök vid inloggning, koder, beställningar, ärenden, omdömen, brev och dina uppgifter. Grund: vårt intresse av säkerhet. Sparas i högst 25 timmar. En enhet som du har loggat in från känns igen på ett slumpat märke. Sparas i ett år.",
      `<strong>Val om kakor:</strong> vad du valde, när och av vilken text. Grund: vi måste kunna visa det. Sparas i ${years(retentionPeriods.consentYears)}.`,
    ),
  ),
  part(
    "Vem som får uppgifterna",
    paragraphs(
      "Det transportföretag och det betalföretag du väljer i kassan, och den som driver våra servrar. Innehåll från andra, som kartor och filmer, hämtas först när du sagt ja, och då får leverantören din ip-adress. Uppgifter lämnar EU bara om ett betalföretag du valt gör det; det framgår av dess information.",
    ),
  ),
  part(
    "Dina rättigheter",
    paragraphs(
      'Har du ett konto hämtar du dina uppgifter som en fil, lämnar kundklubben eller raderar allt på en gång under <a href="/konto/uppgifter">Mina uppgifter</a>. Har du inget konto skriver du till oss. När du raderar dina uppgifter sparar vi kvitton så länge bokföringslagen kräver det, och att du har ångrat ett köp så länge vi kan behöva visa det. Din e-postadress har vi kvar tills vi skickat brevet som bekräftar det, högst fyra dagar.',
      "Du kan få veta vilka uppgifter vi har, få dem rättade, raderade, begränsade eller flyttade, och invända mot det vi gör med stöd av ett intresse. Samtycke kan du när som helst ta tillbaka; det påverkar inte det som redan skett.",
      `Är du inte nöjd kan du klaga hos ${privacyAuthority}, imy.se.`,
    ),
  ),
  part(
    "Kakor och liknande",
    paragraphs(
      "Det nödvändiga sparas utan att vi frågar. Allt annat kräver ditt ja, och du kan ändra dig under Integritet längst ned på varje sida.",
      "Det du skriver i kassan, men aldrig personnummer, sparas i webbläsarens flik så att det finns kvar om sidan laddas om. Det lämnar inte din enhet förrän du beställer, och tas bort när du har beställt, loggar in eller ut eller stänger fliken.",
    ),
  ),
].join("");

const accessibility = [
  paragraphs(
    "Butiken är en e-handelstjänst som ska vara tillgänglig enligt lag (2023:254). Den är byggd efter WCAG 2.2 nivå AA, som är mer än den standard (EN 301 549) som lagen hänvisar till.",
  ),
  part(
    "Så uppfyller vi kraven",
    list(
      "Allt går att göra med tangentbord, skärmläsare, röststyrning och 400 procents förstoring.",
      "Sidorna går att använda utan script: handla, ångra, reklamera och logga in sker med vanliga formulär.",
      "Fel säger vad som är fel och hur du rättar det. Tidsgränser förlängs medan du är kvar.",
      "Butikslistan ger allt som kartan ger. Mörkt läge, hög kontrast och mindre rörelse följer dina inställningar.",
      "Sidorna prövas automatiskt mot WCAG i två fönsterbredder vid varje ändring, och tangentbordsvägarna för sig.",
    ),
  ),
  part(
    "Kända brister",
    list(
      "Betalföretagens egna rutor i kassan styr vi inte över. Vi sätter namn på dem och flyttar inte fokus in i dem.",
      "Filmer och kartor från andra kan sakna textning och beskrivning. Samma uppgifter finns i text på sidan.",
      "Leverantörernas produktblad är PDF-filer som inte alltid är taggade. Vi läser gärna upp dem per telefon.",
    ),
  ),
  part(
    "Hittar du ett hinder?",
    paragraphs(
      `${contact} Vi svarar inom två arbetsdagar och ger informationen på den här sidan muntligt om du vill.`,
      `Tillsynsmyndighet är ${accessibilityAuthority}. Du kan anmäla brister på pts.se.`,
    ),
  ),
].join("");

const safety = [
  paragraphs(
    "Här samlar vi återkallelser och säkerhetsvarningar för varor vi har sålt. Har du köpt en återkallad vara skriver vi också till dig.",
  ),
  part("Aktuella återkallelser", paragraphs("Just nu är ingen vara återkallad.")),
  part(
    "Om en vara är farlig",
    paragraphs(
      `Sluta använd den och hör av dig. ${contact} Du kan också anmäla den till Konsumentverket, eller till Elsäkerhetsverket om den är elektrisk.`,
      "Vid en återkallelse får du välja mellan reparation, utbyte och pengarna tillbaka.",
    ),
  ),
  part("Gammalt mot nytt", paragraphs(takeBack)),
].join("");

const reviews = [
  paragraphs(
    "Den som köpt en vara hos oss får en länk med e-post efter köpet, och den gäller ett omdöme per vara. Sådana omdömen märks Verifierat köp. Om ett omdöme saknar märkningen har vi inte kontrollerat om den som skrev köpt varan.",
    "Vi publicerar bra och dåliga omdömen på samma villkor. Vi tar bara bort sådant som är olagligt, kränkande eller innehåller personuppgifter, och ändrar aldrig en text. Ingen får betalt för ett omdöme.",
    `Vill du ändra eller ta bort ditt omdöme? ${contact}`,
  ),
].join("");

const sorting = paragraphs(
  "Populärast visar först det som säljer bäst just nu. Betyg sorterar på kundernas snittbetyg. Pris, namn och nyast sorterar på just det. I sökningen kommer det först som passar orden bäst. Ingen kan betala för en bättre plats; skulle vi visa en annons står det Annons.",
);

const about = { menu: "about", parent: "om-oss" } as const;

/** Pages that the law asks for, or that explain how the shop goes about it. */
export const legalPages: readonly PageSeed[] = [
  { slug: "kopvillkor", title: "Köpvillkor", heading: "Köpvillkor", menu: null, html: terms },
  { slug: "integritet", title: "Integritet", heading: "Integritet och kakor", menu: null, html: privacy },
  { slug: "tillganglighet", title: "Tillgänglighet", heading: "Tillgänglighet", menu: null, html: accessibility },
  { ...about, slug: "produktsakerhet", title: "Produktsäkerhet", heading: "Produktsäkerhet", html: safety },
  { ...about, slug: "omdomen", title: "Om omdömen", heading: "Så hanterar vi omdömen", html: reviews },
  { ...about, slug: "sortering", title: "Om sorteringen", heading: "Så sorteras produkterna", html: sorting },
];
