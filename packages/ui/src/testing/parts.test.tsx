import { Alert } from "../alert/Alert.tsx";
import { Badge } from "../badge/Badge.tsx";
import { CountBadge } from "../count-badge/CountBadge.tsx";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { ColumnPage } from "../column-page/ColumnPage.tsx";
import { PageNote } from "../column-page/PageNote.tsx";
import { DefinitionList } from "../definition-list/DefinitionList.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { EnergyMark } from "../energy-mark/EnergyMark.tsx";
import { EnergyPicture } from "../energy-mark/EnergyPicture.tsx";
import { ErrorSummary } from "../error-summary/ErrorSummary.tsx";
import { FoldedSection } from "../folded-section/FoldedSection.tsx";
import { FormField } from "../form-field/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { cartIcon } from "../icon/icons.ts";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { LongHtml } from "../long-text/LongHtml.tsx";
import { LongText } from "../long-text/LongText.tsx";
import { MessagePage } from "../message-page/MessagePage.tsx";
import { Pagination } from "../pagination/Pagination.tsx";
import { PaginationHtml } from "../pagination/PaginationHtml.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { PaymentMark } from "../payment-marks/PaymentMark.tsx";
import { PaymentMarks } from "../payment-marks/PaymentMarks.tsx";
import { Price } from "../price/Price.tsx";
import { QuantityStepper } from "../quantity-stepper/QuantityStepper.tsx";
import { RadioCard } from "../radio-card/RadioCard.tsx";
import { RadioCardGroup } from "../radio-card/RadioCardGroup.tsx";
import { Radio } from "../radio/Radio.tsx";
import { QrCode } from "../qr-code/QrCode.tsx";
import { Ribbon } from "../ribbon/Ribbon.tsx";
import { Section } from "../section/Section.tsx";
import { Select } from "../select/Select.tsx";
import { SelectControl } from "../select/SelectControl.tsx";
import { PictureBox } from "../picture-box/PictureBox.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkipLink } from "../skip-link/SkipLink.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Stars } from "../stars/Stars.tsx";
import { Swatch } from "../swatch/Swatch.tsx";
import { Tag } from "../tag/Tag.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { describeConformance } from "./conformance.tsx";

const energyB = { energyClass: "B", best: "A", worst: "G", color: "#52ae32" };
const energyWords = {
  arrow: (energyClass: string, best: string, worst: string): string => `Energiklass ${energyClass}, ${best}–${worst}`,
  showLabel: (name: string): string => `visa energimärkning för ${name}`,
  sheet: "Produktblad",
  sheetFor: (name: string): string => `Produktblad för ${name}`,
};

describeConformance<HTMLDivElement>("Alert", {
  root: "torg-alert",
  part: (props) => <Alert {...props}>Sparat!</Alert>,
});
describeConformance<HTMLSpanElement>("Badge", { root: "torg-badge", part: (props) => <Badge {...props}>Nyhet</Badge> });
describeConformance<HTMLElement>("CountBadge", {
  root: "torg-count-badge",
  part: (props) => <CountBadge {...props}>3</CountBadge>,
});
describeConformance<HTMLElement>("Breadcrumbs", {
  root: "torg-breadcrumbs",
  part: (props) => (
    <Breadcrumbs {...props} label="Brödsmulor" items={[{ label: "Start", href: "/" }, { label: "Tvätt" }]} />
  ),
});
describeConformance<HTMLButtonElement>("Button", {
  root: "torg-button",
  part: (props) => <Button {...props}>Köp</Button>,
});
describeConformance<HTMLInputElement>("Checkbox", {
  root: "torg-choice",
  target: "input",
  part: (props) => <Checkbox {...props}>Bosch (12)</Checkbox>,
});
describeConformance<HTMLDetailsElement>("Collapsible", {
  root: "torg-collapsible",
  part: (props) => (
    <Collapsible {...props} title="Läs mer">
      Text
    </Collapsible>
  ),
});
describeConformance<HTMLDivElement>("ColumnPage", {
  root: "torg-column-page",
  part: (props) => (
    <ColumnPage {...props} heading="Följ din order" lead="Se var paketet är.">
      <p>Ordernumret står i orderbekräftelsen.</p>
    </ColumnPage>
  ),
});
describeConformance<HTMLParagraphElement>("PageNote", {
  root: "torg-page-note",
  part: (props) => <PageNote {...props}>Du kan handla utan att logga in.</PageNote>,
});
describeConformance<HTMLDivElement>("MessagePage", {
  root: "torg-message-page",
  part: (props) => <MessagePage {...props} heading="Tack!" lead="Ditt omdöme hjälper andra." />,
});
describeConformance<HTMLDivElement>("EmptyState", {
  root: "torg-empty-state",
  part: (props) => (
    <EmptyState {...props} icon={cartIcon} words="Här var det tomt" links={[{ name: "Vitvaror", url: "/" }]} />
  ),
});
describeConformance<HTMLDListElement>("DefinitionList", {
  root: "torg-definitions",
  part: (props) => <DefinitionList {...props} items={[{ id: 1, term: "Vikt", details: "70 kg" }]} />,
});
describeConformance<HTMLDivElement>("ErrorSummary", {
  root: "torg-error-summary",
  part: (props) => (
    <ErrorSummary {...props} title="Rätta detta" errors={[{ fieldId: "ort", message: "Ange en ort." }]} />
  ),
});
describeConformance<HTMLElement>("FoldedSection", {
  root: "torg-fold",
  part: (props) => (
    <FoldedSection {...props} id="fakta" heading="Fakta">
      Text
    </FoldedSection>
  ),
});
describeConformance<HTMLDivElement>("FormField", {
  root: "torg-field",
  part: (props) => (
    <FormField {...props} fieldId="ort" label="Ort" hint="Din postort" error="Ange en ort.">
      <input id="ort" aria-describedby="ort-error ort-hint" />
    </FormField>
  ),
});
describeConformance<SVGSVGElement>("Icon", {
  root: "torg-icon",
  part: (props) => <Icon {...props} icon={cartIcon} label="Varukorg" />,
});
describeConformance<HTMLAnchorElement>("LinkButton", {
  root: "torg-button",
  part: (props) => (
    <LinkButton {...props} href="/kassa/leverans">
      Gå till kassan
    </LinkButton>
  ),
});
describeConformance<HTMLDivElement>("LongHtml", {
  root: "torg-long-text",
  part: (props) => <LongHtml {...props} html={"<p>ord </p>".repeat(300)} moreLabel="Läs mer" lessLabel="Läs mindre" />,
});
describeConformance<HTMLDivElement>("LongText", {
  root: "torg-long-text",
  part: (props) => <LongText {...props} text={"ord ".repeat(300)} moreLabel="Läs mer" lessLabel="Läs mindre" />,
});
describeConformance<HTMLElement>("Pagination", {
  root: "torg-pagination",
  part: (props) => (
    <Pagination
      {...props}
      label="Sidor"
      previousLabel="Föregående sida"
      nextLabel="Nästa sida"
      current={2}
      total={12}
      hrefOf={(page) => `?page=${page}`}
    />
  ),
});
describeConformance<HTMLElement>("PaginationHtml", {
  root: "torg-pagination",
  part: (props) => (
    <PaginationHtml {...props} html='<nav aria-label="Sidor"><ul><li><a href="?page=2">2</a></li></ul></nav>' />
  ),
});
describeConformance<HTMLInputElement>("PasswordField", {
  root: "torg-password-field",
  target: "input",
  part: (props) => <PasswordField {...props} label="Lösenord" showLabel="Visa lösenord" />,
});
describeConformance<HTMLSpanElement>("PaymentMark", {
  root: "torg-payment-mark",
  part: (props) => <PaymentMark {...props} way={{ name: "Swish", kind: "app" }} />,
});
describeConformance<HTMLUListElement>("PaymentMarks", {
  root: "torg-payment-marks",
  part: (props) => <PaymentMarks {...props} options={["Kort", { name: "Swish", kind: "app" }]} />,
});
describeConformance<HTMLSpanElement>("Price", {
  root: "torg-price",
  part: (props) => <Price {...props} amount="6 990 kr" original="8 490 kr" originalLabel="Tidigare lägsta pris" />,
});
describeConformance<HTMLInputElement>("QuantityStepper", {
  root: "torg-stepper",
  target: "input",
  part: (props) => <QuantityStepper {...props} label="Antal" decreaseLabel="Minska antal" increaseLabel="Öka antal" />,
});
describeConformance<HTMLInputElement>("Radio", {
  root: "torg-choice",
  target: "input",
  part: (props) => (
    <Radio {...props} name="kundtyp">
      Företag
    </Radio>
  ),
});
describeConformance<HTMLInputElement>("RadioCard", {
  root: "torg-radio-card",
  target: "input",
  part: (props) => <RadioCard {...props} name="frakt" title="Hemleverans" price="495 kr" bubbles={["Inbärning"]} />,
});
describeConformance<HTMLFieldSetElement>("RadioCardGroup", {
  root: "torg-radio-cards",
  part: (props) => (
    <RadioCardGroup {...props} legend="Välj fraktsätt" error="Välj fraktsätt.">
      <RadioCard name="frakt" title="Hemleverans" unavailable="ej tillgängligt" />
    </RadioCardGroup>
  ),
});
describeConformance<HTMLDivElement>("EnergyMark", {
  root: "torg-energy",
  part: (props) => (
    <EnergyMark {...props} energy={energyB} name="Tvättmaskin" words={energyWords} label="#etikett" sheet="#blad" />
  ),
});
describeConformance<HTMLSpanElement>("EnergyPicture", {
  root: "torg-energy__label",
  part: (props) => <EnergyPicture {...props} energy={energyB} words={energyWords} />,
});
describeConformance<SVGSVGElement>("QrCode", {
  root: "torg-qr-code",
  part: (props) => <QrCode {...props} size={29} path="M4 4h7v7h-7z" label="QR-kod" />,
});
describeConformance<HTMLSpanElement>("Ribbon", {
  root: "torg-ribbon",
  part: (props) => <Ribbon {...props}>Kampanj</Ribbon>,
});
describeConformance<HTMLElement>("Section", {
  root: "torg-section",
  part: (props) => <Section {...props} id="sakerhet" heading="Produktsäkerhet" />,
});
describeConformance<HTMLSelectElement>("Select", {
  root: "torg-field",
  target: "select",
  part: (props) => (
    <Select {...props} label="Land" title="Land" required options={[{ value: "SE", label: "Sverige" }]} />
  ),
});
describeConformance<HTMLSelectElement>("SelectControl", {
  root: "torg-select",
  target: "select",
  part: (props) => (
    <SelectControl {...props} aria-label="Antal">
      <option>1</option>
    </SelectControl>
  ),
});
describeConformance<HTMLSpanElement>("PictureBox", {
  root: "torg-picture-box",
  part: (props) => <PictureBox {...props} src="/1.jpg" alt="" />,
});
describeConformance<HTMLSpanElement>("Skeleton", { root: "torg-skeleton", part: (props) => <Skeleton {...props} /> });
describeConformance<HTMLAnchorElement>("SkipLink", {
  root: "torg-skip-link",
  part: (props) => (
    <SkipLink {...props} href="#innehall">
      Hoppa till innehållet
    </SkipLink>
  ),
});
describeConformance<HTMLSpanElement>("Spinner", {
  root: "torg-spinner",
  part: (props) => <Spinner {...props} label="Laddar" />,
});
describeConformance<HTMLSpanElement>("Stars", {
  root: "torg-stars",
  part: (props) => <Stars {...props} value={4.3} label="Betyg 4,3 av 5" />,
});
describeConformance<HTMLSpanElement>("Swatch", {
  root: "torg-swatch",
  part: (props) => <Swatch {...props} colors={["#1d4ed8"]} />,
});
describeConformance<HTMLAnchorElement>("Tag", {
  root: "torg-tag",
  part: (props) => (
    <Tag {...props} href="?" removes aria-label="Ta bort filtret Bosch">
      Bosch
    </Tag>
  ),
});
describeConformance<HTMLTextAreaElement>("TextArea", {
  root: "torg-field",
  target: "textarea",
  part: (props) => <TextArea {...props} label="Meddelande" error="Skriv något." />,
});
describeConformance<HTMLInputElement>("TextField", {
  root: "torg-field",
  target: "input",
  part: (props) => <TextField {...props} label="E-post" hint="namn@exempel.se" error="Ange en e-postadress." />,
});
describeConformance<HTMLSpanElement>("VisuallyHidden", {
  root: "torg-visually-hidden",
  part: (props) => <VisuallyHidden {...props}>Nu</VisuallyHidden>,
});
