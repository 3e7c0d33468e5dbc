"""The lines of financial statements: what people ask for, and under which labels companies report it.

Semicolons part them. Labels stand in the order in which they are looked for: what names the whole goes first; a star
stands for any stretch.
`outflow` ones are amounts spent: statements of cash flows write them in parentheses, and people ask for them without.
`unit` is what its figures must be in: `/shares` is an amount a share, `shares` a count of them (rows called `Basic`
and `Diluted` there are of both). Where `labels_first`, the first labels are meant even where a row bears the words
said: net income is what shareholders get.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class LineItem:
    """One line, by the words it is asked for in, and the labels it may have."""

    asked: tuple[str, ...]
    labels: tuple[str, ...]
    outflow: bool = False
    unit: str = ""
    labels_first: bool = False


def _item(asked: str, labels: str, *, outflow: bool = False, unit: str = "", labels_first: bool = False) -> LineItem:
    return LineItem(_parted(asked), _parted(labels), outflow, unit, labels_first)


def _parted(names: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in names.split(";"))


LINE_ITEMS: Final = (
    _item(
        """
            revenue; revenues; sales; net sales; total revenue; total revenues; total net sales; net revenue; net
            revenues; total net revenue; turnover; top line; total sales; sell; sold
        """,
        """
            total net revenue; total net revenues; total revenues; total revenue; total net sales; net revenues; net
            revenue; net sales; revenues; revenue; net operating revenues; operating revenues; total operating
            revenues; sales to customers; sales and revenues; net sales and revenue; sales
        """,
    ),
    _item(
        """
            cost of sales; cost of goods sold; cogs; cost of revenue; cost of revenues; total cost of revenue; total
            cost of sales; cost of goods and services sold; cost of goods and services
        """,
        """
            total cost of sales; total cost of revenue; total cost of revenues; total cost of goods sold; cost of
            sales; cost of goods sold; cost of revenue; cost of revenues; cost of products sold; cost of sales and
            services; merchandise costs; cost of merchandise sold; cost of sales, exclusive of depreciation and
            amortization; total costs and expenses of sales
        """,
        outflow=True,
    ),
    _item(
        "gross profit; gross income; gross margin amount",
        "gross profit; total gross profit; gross margin",
    ),
    _item(
        """
            operating income; operating profit; ebit; income from operations; operating earnings; earnings from
            operations; operating loss
        """,
        """
            operating income; operating profit; income from operations; earnings from operations; operating
            earnings; operating income (loss); income (loss) from operations; operating loss; total operating
            income; total operating profit; operating margin; consolidated operating profit; profit from operations
        """,
    ),
    _item(
        """
            income before taxes; pretax income; pre-tax income; earnings before taxes; income before income taxes;
            profit before tax; earnings before income taxes; income before tax
        """,
        """
            income before income taxes; income before taxes; earnings before income taxes; income before provision
            for income taxes; earnings before provision for income taxes; earnings before taxes; profit before tax;
            income (loss) before income taxes; earnings before income tax; income before income tax expense;
            earnings before income tax expense; income before income taxes and *; earnings from continuing
            operations before income tax*; income from continuing operations before *tax*
        """,
    ),
    _item(
        """
            income tax; income taxes; tax expense; income tax expense; provision for income taxes; taxes
        """,
        """
            provision for income taxes; income tax expense; income taxes; income tax; income tax provision;
            provision (benefit) for income taxes; income tax expense (benefit); provision for taxes on income; total
            provision for income taxes; taxes on income; income tax (expense) benefit
        """,
        outflow=True,
    ),
    _item(
        """
            net income; profit; net profit; earnings; net earnings; bottom line; net loss; net income (loss); net
            income attributable to shareholders; net income attributable to common shareholders
        """,
        """
            net income attributable to *; net earnings attributable to *; net income (loss) attributable to *; net
            loss attributable to *; net income; net earnings; net income (loss); net earnings (loss); net loss; net
            profit; profit for the year; profit for the period; net income including noncontrolling interest*; net
            income (loss) including *; consolidated net income
        """,
        labels_first=True,
    ),
    _item(
        """
            r&d; r&d expense; r&d expenses; research and development; research and development expense; research and
            development expenses; r&d spending; r&d costs
        """,
        """
            research and development; research and development expense; research and development expenses; research,
            development and related expenses; research, development and engineering expenses; research development
            and engineering expenses; technology and development
        """,
        outflow=True,
    ),
    _item(
        """
            selling and administration; selling and administrative expenses; selling and administrative; sg&a; sg&a
            expense; sg&a expenses; selling, general and administrative; selling general and
            administrative expenses; selling, general and administrative expenses
        """,
        """
            selling, general and administrative; selling, general and administrative expenses; selling, general and
            administrative expense; selling, informational and administrative expenses; selling, marketing and
            administrative expenses; marketing, general and administrative
        """,
        outflow=True,
    ),
    _item(
        "operating expenses; total operating expenses; opex",
        "total operating expenses; operating expenses; total operating costs and expenses",
        outflow=True,
    ),
    _item(
        "interest expense; interest expenses; interest cost; interest costs; interest paid on debt",
        """
            interest expense; interest expense, net; interest and debt expense; interest expense and other
        """,
        outflow=True,
    ),
    _item(
        """
            depreciation and amortization; d&a; depreciation & amortization; depreciation and amortisation
        """,
        """
            depreciation and amortization; depreciation and amortisation; depreciation, amortization and other;
            depreciation, amortization and accretion; depreciation and amortization expense; depreciation,
            amortization and impairment*; depreciation and amortization of *
        """,
        outflow=True,
    ),
    _item(
        """
            basic eps; basic earnings per share; basic profit per share; basic net income per share; undiluted eps;
            undiluted earnings per share; undiluted profit per share; earnings per share basic; eps without
            dilution; eps before dilution
        """,
        """
            basic; basic earnings per share; basic net income per share; basic earnings (loss) per share; basic
            earnings per common share; basic (in dollars per share)
        """,
        unit="/shares",
    ),
    _item(
        """
            eps; diluted eps; earnings per share; diluted earnings per share; diluted net income per share; profit
            per share; diluted profit per share; net income per share; earnings per share diluted; eps with
            dilution; eps after dilution; eps diluted
        """,
        """
            diluted earnings per share; diluted net income per share; diluted; diluted earnings (loss) per share;
            diluted earnings per common share; diluted (in dollars per share); earnings per share diluted
        """,
        unit="/shares",
    ),
    _item(
        "diluted shares; weighted average diluted shares; diluted share count",
        "diluted; weighted average diluted shares; weighted average shares diluted",
        unit="shares",
    ),
    _item(
        """
            cash; cash and cash equivalents; cash and equivalents; cash balance; cash & cash equivalents
        """,
        """
            cash and cash equivalents; cash and equivalents; cash, cash equivalents and restricted cash; total cash
            and cash equivalents; cash
        """,
    ),
    _item(
        "short-term investments; marketable securities; short term investments",
        """
            short-term investments; marketable securities; marketable securities current; current investments
        """,
    ),
    _item(
        """
            accounts receivable; net ar; ar; net accounts receivable; receivables; trade receivables; net
            receivables; accounts receivable net; net trade receivables
        """,
        """
            accounts receivable, net; accounts receivable; trade receivables, net; trade receivables; receivables,
            net; receivables; trade accounts receivable*; accounts and notes receivable*; trade receivables, net of
            *; accounts receivable, less *; accounts receivable net of *
        """,
    ),
    _item(
        """
            inventory; inventories; net inventory; total inventories; net inventories; total inventory
        """,
        """
            total inventories; inventories, net; inventories; inventory; merchandise inventories; total inventory;
            inventory, net; inventories of *; merchandise inventory
        """,
    ),
    _item(
        "total current assets; current assets",
        "total current assets; current assets",
    ),
    _item(
        "total current liabilities; current liabilities",
        "total current liabilities; current liabilities",
    ),
    _item(
        "total assets; assets",
        "total assets",
    ),
    _item(
        "total liabilities; liabilities",
        "total liabilities",
    ),
    _item(
        """
            property, plant and equipment; pp&e; ppe; ppne; net ppne; net pp&e; net ppe; fixed assets; net property,
            plant and equipment; property and equipment; property plant and equipment net; net property and
            equipment; pp&e net; ppne net; property, plant & equipment
        """,
        """
            property, plant and equipment, net; property and equipment, net; net property, plant and equipment; net
            property and equipment; total property, plant and equipment, net; property, plant and equipment net;
            property, plant and equipment, net of *; property, plant and equipment at cost, net; property, plant and
            equipment, less *; buildings, equipment and *net; total property and equipment, net; property, plant and
            equipment; property and equipment
        """,
    ),
    _item(
        "accounts payable; ap; trade payables; payables",
        """
            accounts payable; trade payables; trade accounts payable; accounts payable, trade; accounts payable and
            accrued liabilities
        """,
    ),
    _item(
        "long-term debt; long term debt; term debt",
        """
            long-term debt; long-term debt, net; long-term debt, less current portion; term debt; long-term debt,
            excluding current portion; long-term debt, net of current portion
        """,
    ),
    _item(
        """
            shareholders equity; stockholders equity; shareholder equity; equity; total equity; total stockholders
            equity; total shareholders equity; shareholders' equity; stockholders' equity
        """,
        """
            total stockholders equity; total shareholders equity; total shareowners equity; total equity;
            shareholders equity; stockholders equity; total *shareholders equity; total *stockholders equity
        """,
    ),
    _item(
        """
            operating cash flow; cash from operations; cash flow from operations; cash flow from operating
            activities; cash from operating activities; net cash from operating activities; cfo; net cash provided
            by operating activities; operating cash flows
        """,
        """
            net cash provided by operating activities; cash generated by operating activities; net cash provided by
            (used in) operating activities; net cash from operating activities; net cash flows from operating
            activities; net cash flow from operating activities; total cash provided by operating activities; cash
            provided by operating activities; net cash provided by operations; cash flows from operating activities;
            net cash from operations; net cash provided by operating activities from continuing operations; cash
            flow from operating activities
        """,
    ),
    _item(
        """
            pay for property, plant and equipment; paid for property, plant and equipment; spend on property, plant
            and equipment; spent on property, plant and equipment; invest in property, plant and equipment; invested
            in property, plant and equipment; capital expenditure; capital expenditures; capex; capital spending;
            capex spending; capital expenditure amount; purchases of property and equipment; purchases of property,
            plant and equipment
        """,
        """
            capital expenditures; capital expenditure; purchases of property, plant and equipment; purchases of
            property and equipment; purchase of property, plant and equipment; purchase of property and equipment;
            payments for acquisition of property, plant and equipment; additions to property, plant and equipment;
            additions to property and equipment; capital spending; additions to property, plant and equipment and *;
            payments for property, plant and equipment; property additions; purchases of property, plant, and
            equipment*; additions to fixed assets; capital expenditures, including *; payments to acquire property,
            plant, and equipment
        """,
        outflow=True,
    ),
    _item(
        """
            dividends paid; dividends; cash dividends; total cash dividends paid; cash dividends paid; dividend
            payments; total cash dividends
        """,
        """
            dividends paid; payment of dividends; payments for dividends and dividend equivalents; cash dividends
            paid; payments of dividends; dividends paid to *; dividends to shareholders; dividends; cash dividend
            payments; dividends paid on common stock
        """,
        outflow=True,
    ),
    _item(
        """
            share repurchases; buybacks; stock repurchases; repurchases; share buybacks; repurchases of common stock
        """,
        """
            repurchases of common stock; repurchase of common stock; purchases of treasury stock; common stock
            repurchased; treasury stock purchases; share repurchases; purchase of treasury stock; payments for
            repurchases of common stock; common stock repurchases
        """,
        outflow=True,
    ),
)
